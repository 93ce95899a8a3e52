// The figures of one group, named by the argument, one JSON object a line; the first is the fixed workload of the same
// run. Levels come from the command line's own generator, so that host and browser do the same work.
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { LEVEL, address, launch, onCanvas, phone, play } from "./harness.mjs";
import { scores } from "./lighthouse.mjs";
import { random, stray } from "./stray.mjs";

const RUNS = 5;
const LEVELS = 50;
const KEYS = { u: "ArrowUp", r: "ArrowRight", d: "ArrowDown", l: "ArrowLeft" };
const BANDS = ["easy", "medium", "hard", "expert"];
const SEEDS = 200;
const MAKE = ["generate", "--gen", "classic1", "--seed", "bench", "--size", "12x10", "--boxes", "3", "--json", "--count"];

function figure(name, value, unit) {
  console.log(JSON.stringify({ name, value, unit }));
}

/** The value that a part of all values stays at or below. */
function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(part * sorted.length) - 1];
}

const median = (values) => quantile(values, 0.5);

function spread(name, values) {
  figure(`${name}, median`, median(values), "ms");
  figure(`${name}, p95`, quantile(values, 0.95), "ms");
  figure(`${name}, most`, Math.max(...values), "ms");
}

/** Runs in the page: a search that never changes, breadth first through a graph of four million numbers. */
function workload() {
  const start = performance.now();
  const last = 2 ** 22 - 1;
  const seen = new Uint8Array(last + 1);
  const queue = new Int32Array(last + 1);
  let length = 1;
  for (let at = 0; at < length; at += 1) {
    const here = queue[at];
    for (const next of [(Math.imul(here, 5) + 7) & last, (Math.imul(here, 3) + 1) & last, here ^ (here >> 3)]) {
      if (seen[next] === 0) {
        seen[next] = 1;
        queue[length] = next;
        length += 1;
      }
    }
  }
  return performance.now() - start;
}

/** The fixed workload, the same number of times in each group. */
async function baseline(browser) {
  const page = await browser.newPage();
  await page.goto(`${address}robots.txt`);
  const times = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await page.evaluate(workload));
  await page.close();
  figure("fixed workload: 4 million nodes, breadth first", median(times), "ms");
}

/** What the command line prints, and how long it took. */
async function told(...words) {
  const cargo = (...words) => promisify(execFile)("cargo", ["run", "--release", "--quiet", "--locked", "--", ...words]);
  await cargo("--version");
  const start = performance.now();
  const { stdout } = await cargo(...words);
  return [stdout, performance.now() - start];
}

const lines = (text) => text.trimEnd().split("\n").map((line) => JSON.parse(line));

/** Runs in the page before its scripts: notes when the first picture is set and when it gives way to the canvas. */
function noteTimes() {
  globalThis.times = {};
  document.addEventListener("DOMContentLoaded", () => {
    const picture = document.getElementById("picture");
    new MutationObserver(() => {
      if (picture.src) globalThis.times.picture ??= performance.now();
      if (picture.hidden) globalThis.times.canvas ??= performance.now();
    }).observe(picture, { attributes: true });
  });
}

/** Runs in the page before its scripts: notes how long the script of each frame takes. */
function noteFrames() {
  globalThis.frames = [];
  const ask = requestAnimationFrame.bind(globalThis);
  // For what measures, whose own frames do not count.
  globalThis.frame = () => new Promise((done) => { ask(() => setTimeout(done)); });
  globalThis.requestAnimationFrame = (turn) => ask((now) => {
    const start = performance.now();
    turn(now);
    globalThis.frames.push(performance.now() - start);
  });
}

/** Runs in the page: what `act` needs from its call to the end of the frame that shows it, script alone. */
function timeActs([actions, frames]) {
  const act = {
    seek(part) {
      const slider = document.getElementById("time");
      slider.value = String(Math.round(slider.max * part));
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    },
    point([type, x, y]) {
      const board = document.getElementById("board");
      const area = board.getBoundingClientRect();
      const at = { clientX: area.x + area.width / 2 + x, clientY: area.y + area.height / 2 + y };
      board.dispatchEvent(new PointerEvent(type, { ...at, isPrimary: true, buttons: 1, bubbles: true, pointerId: 1 }));
    },
    press(key) {
      document.getElementById("board").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    },
  };
  return (async () => {
    const times = [];
    for (const [name, what] of actions) {
      for (let rest = 0; rest < frames; rest += 1) await globalThis.frame();
      globalThis.frames.length = 0;
      const start = performance.now();
      act[name](what);
      const acted = performance.now() - start;
      while (globalThis.frames.length === 0) await globalThis.frame();
      times.push(acted + globalThis.frames[0]);
    }
    return times;
  })();
}

/** A maze of 201x201: all of it drawn anew, searches under way, and what a player does with it. */
async function maze(browser) {
  const link = "#/maze?gen=kruskal1&size=201x201&seed=bench";
  const before = (page) => page.addInitScript(noteFrames);
  const calm = { reducedMotion: "reduce" };
  await play(browser, { hash: link, before, ...calm }, async (page) => {
    await onCanvas(page);
    const acts = (actions) => page.evaluate(timeActs, [actions, 2]);
    const seeks = (...parts) => Array.from({ length: 20 }, (_, time) => ["seek", parts[time % parts.length]]);
    spread("slider of 201x201 to the end and back", await acts(seeks(1, 0)));
    await acts([["seek", 0.5]]);
    spread("a step of the search of 201x201", await acts(Array(20).fill(["press", "ArrowRight"])));
    const redraws = [];
    for (let time = 0; time < 20; time += 1) {
      await page.evaluate(() => { globalThis.frames.length = 0; });
      await page.emulateMedia({ colorScheme: time % 2 ? "light" : "dark" });
      redraws.push(await page.evaluate(async () => {
        while (globalThis.frames.length === 0) await globalThis.frame();
        return globalThis.frames[0];
      }));
    }
    spread("script of a redraw of all of 201x201", redraws);
    await page.locator("button[data-command=draw]:visible").first().click();
    await page.waitForFunction(() => document.documentElement.dataset.mode === "draw");
    const stroke = Array.from({ length: 20 }, (_, time) => ["point", ["pointermove", time * 7 - 70, time * 5 - 50]]);
    const [, ...drawn] = await acts([["point", ["pointerdown", -80, -60]], ...stroke]);
    spread("script of a stroke on 201x201, each move", drawn);
  });
  for (const [name, beside] of [["one search", "none"], ["four searches", "all"]]) {
    await play(browser, { hash: `${link}&beside=${beside}`, before }, async (page) => {
      await onCanvas(page);
      // It may have come to its end meanwhile.
      await page.locator("#board").press("F1");
      const frames = await page.evaluate(async () => {
        globalThis.frames.length = 0;
        await new Promise((done) => setTimeout(done, 2500));
        return globalThis.frames;
      });
      spread(`script of one frame of 201x201, ${name}`, frames);
    });
  }
  await play(browser, { hash: link, ...calm }, async (page) => {
    const compare = () => {
      const start = performance.now();
      document.querySelector("button[data-command=orders]").click();
      return new Promise((done) => {
        const rows = document.getElementById("orders");
        new MutationObserver(() => { if (rows.children.length === 24) done(performance.now() - start); })
          .observe(rows, { childList: true });
      });
    };
    figure("the 24 orders on 201x201, pressed to shown", await page.evaluate(compare), "ms");
  });
}

async function page(browser) {
  const taken = { picture: [], canvas: [] };
  for (let run = 0; run < RUNS; run += 1) {
    await play(browser, { hash: LEVEL, before: (page) => page.addInitScript(noteTimes) }, async (page) => {
      await onCanvas(page);
      const { picture, canvas } = await page.evaluate(() => globalThis.times);
      taken.picture.push(picture);
      taken.canvas.push(canvas);
    });
  }
  figure("load to a level's picture", median(taken.picture), "ms");
  figure("load to board drawn by WebGL, reached for", median(taken.canvas), "ms");
  await maze(browser);
  await browser.close();
  for (const [name, score] of Object.entries(await scores(address))) figure(`lighthouse ${name}`, score, "of 1");
}

/** Runs in the page: has a worker of the site make each level, and gives the time of each. */
async function make(links) {
  const module = await WebAssembly.compileStreaming(fetch("searchlight.wasm"));
  const worker = new Worker("worker.js", { type: "module" });
  worker.postMessage(module);
  const ask = (job, link) => new Promise((done) => {
    const start = performance.now();
    worker.onmessage = ({ data: [, text] }) => {
      if (!text.startsWith("progress ")) done([performance.now() - start, text]);
    };
    worker.postMessage([job, `generate ${link}`]);
  });
  // The first answer waits for the module to start.
  await ask(0, links[0]);
  const times = [];
  for (const [job, link] of links.entries()) {
    const [time, text] = await ask(job + 1, link);
    if (!text.startsWith("level ")) throw new Error(text);
    times.push(time);
  }
  worker.terminate();
  return times;
}

/** Runs in the page: presses New where the next level is ready, and gives the frames until another level is shown. */
async function pressNew() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const seed = () => document.querySelector("[data-show=seed]").textContent;
  const before = seed();
  await frame();
  document.querySelector(".actions [data-command=new]").click();
  for (let frames = 1; ; frames += 1) {
    await frame();
    if (seed() !== before) return frames;
  }
}

/** The frames that New takes on a page that has had a second for each next level. */
async function afresh(browser, band) {
  const frames = [];
  await play(browser, { hash: `#/sokoban?gen=crafted1&level=${band}&size=10x10&boxes=4&seed=bench` }, async (page) => {
    await onCanvas(page);
    for (let press = 0; press < 20; press += 1) {
      await page.waitForTimeout(1000);
      frames.push(await page.evaluate(pressNew));
    }
  });
  figure(`New, ${band}, pressed to shown: 20 presses, the slowest`, Math.max(...frames), "frames");
}

async function generator(browser) {
  const [levels, native] = await told(...MAKE, String(LEVELS));
  const page = await browser.newPage();
  await page.goto(`${address}robots.txt`);
  spread("level of 12x10, 3 boxes, in the worker", await page.evaluate(make, lines(levels).map(({ link }) => link.slice(1))));
  figure(`the same ${LEVELS} on the host, mean`, native / LEVELS, "ms");
  for (const band of BANDS) {
    const links = Array.from({ length: SEEDS }, (_, number) =>
      `/sokoban?gen=crafted1&level=${band}&size=10x10&boxes=4&seed=bench%20${number}`);
    const times = await page.evaluate(make, links);
    figure(`${band} level of 10x10, 4 boxes, in the worker, p50`, median(times), "ms");
    figure(`${band} level of 10x10, 4 boxes, in the worker, p99`, quantile(times, 0.99), "ms");
    await afresh(browser, band);
  }
}

/**
 * Runs in the page: opens a link without its last move, makes that move and presses Hint within the same frame; gives the
 * time until a push is lit, or none where the position is lost or lies on a way that is known.
 */
async function hint([link, key]) {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const quiet = async () => {
    // Nothing is shown of what the page has looked up unasked; it is done within a few frames.
    for (let frames = 0; frames < 8; frames += 1) await frame();
  };
  const text = (name) => document.querySelector(`[data-show=${name}]`).textContent;
  location.hash = link;
  await quiet();
  const start = performance.now();
  document.getElementById("board").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  document.querySelector(".actions [data-command=hint]").click();
  do await frame(); while (document.documentElement.hasAttribute("data-searching"));
  const end = performance.now();
  await quiet();
  return text("hint") === "Push" && text("search").startsWith("Solved:") ? end - start : null;
}

async function solver(browser) {
  // Some have no position that will do.
  const levels = lines((await told(...MAKE, String(2 * LEVELS)))[0]);
  const letters = { "#": "w", " ": "-", $: "b", ".": "o", "*": "B", "@": "p", "+": "P", "\n": "_" };
  const times = [];
  await play(browser, { hash: LEVEL, reducedMotion: "reduce", viewport: phone.viewport }, async (page) => {
    await onCanvas(page);
    for (const [number, { xsb }] of levels.entries()) {
      if (times.length === LEVELS) break;
      const level = [...xsb.trimEnd()].map((letter) => letters[letter]).join("");
      const draw = random(number);
      // A drawn push may lose the level or be on a known way: then others are drawn, where there are any.
      for (let time = null, left = 8; time === null && left > 0; left -= 1) {
        const moves = stray(xsb, 1 + draw(3), draw);
        const link = `#/sokoban?xsb=${level}&moves=${moves.slice(0, -1)}`;
        time = await page.evaluate(hint, [link, KEYS[moves.at(-1)]]);
        if (time !== null) times.push(time);
      }
    }
  });
  figure("positions off any known way, Hint pressed", times.length, "positions");
  spread("Hint there, press to lit", times);
  const folder = await mkdtemp(join(tmpdir(), "searchlight-"));
  try {
    const file = join(folder, "levels.xsb");
    await writeFile(file, levels.map(({ xsb }) => `${xsb}\n`).join(""));
    const [solved] = await told("solve", file, "--json");
    spread("such levels from their starts, host", lines(solved).map(({ seconds }) => seconds * 1000));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const browser = await launch();
await baseline(browser);
await { page, generator, solver, maze }[process.argv[2]](browser);
await browser.close();
