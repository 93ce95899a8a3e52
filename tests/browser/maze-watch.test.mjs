// The maze as it is watched: the search that runs by itself, its clock and its keys, how it ends, and what runs beside it.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import {
  banner, button, framesWithin, hash, launch, onCanvas, phone, says, settled, tap, text,
} from "./harness.mjs";
import { CLASSIC, LOOPS, SEALED, calm, open, press, runs, shows, spot, stands, status, turned } from "./maze.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const FOUND = "Exit found: the way has 13 steps, after 7 steps back.";

/** Runs in the page before its scripts: notes each address that the page writes. */
function noteAddresses() {
  globalThis.addresses = [];
  for (const name of ["pushState", "replaceState"]) {
    const write = history[name].bind(history);
    history[name] = (state, title, address) => {
      globalThis.addresses.push(address);
      write(state, title, address);
    };
  }
}

/** Lets the search go on at a speed, from 0, slow, to 6, all at once. */
async function speed(page, level) {
  await press(page, ...Array(6).fill("ArrowDown"), ...Array(level).fill("ArrowUp"));
}

test("the classic maze is searched by itself, to its known end; then and while it is paused no frame is drawn", async () => {
  const before = (page) => page.addInitScript(noteAddresses);
  await open(browser, { hash: "#/maze", before }, async (page) => {
    await says(page, /^Searching … Tap the maze or press Space to pause\.$/);
    await runs(page);
    assert.equal(await hash(page), CLASSIC);
    const written = await page.evaluate(() => globalThis.addresses.length);
    // Before the canvas comes, which may take as long as the search.
    await press(page, " ");
    await runs(page, false);
    assert.match(await status(page), /^(Down|The ball)/);
    await onCanvas(page);
    assert.equal(await framesWithin(page, 500), 0, "paused");
    assert.equal(await page.evaluate(() => globalThis.timersPending()), 0);
    await speed(page, 3);
    const { x, y } = await spot(page, 4, 4);
    await page.mouse.click(x, y);
    await says(page, /^Exit found/);
    assert.equal(await status(page), FOUND);
    await shows(page, 21, 14, 13, 7);
    assert.equal(await text(page, "place"), "27 / 27");
    assert.equal(await framesWithin(page, 1000), 0, "ended");
    assert.equal(await page.evaluate(() => globalThis.timersPending()), 0);
    assert.equal(await page.evaluate(() => globalThis.addresses.length), written, "the address stays");
    assert.equal(await hash(page), CLASSIC);
  });
});

test("F1 searches again and F2 compares the ways, wherever the focus is", async () => {
  await open(browser, { hash: CLASSIC }, async (page) => {
    const focus = {
      board: () => page.locator("#board").focus(),
      button: () => button(page, "draw").focus(),
      slider: () => page.locator("#time").focus(),
      nothing: () => page.evaluate(() => document.activeElement.blur()),
    };
    await speed(page, 6);
    for (const [where, take] of Object.entries(focus)) {
      await take();
      await page.keyboard.press("F1");
      await says(page, /^Exit found: the way has 13/);
      await page.keyboard.press("F2");
      await says(page, /^The ball walks the way found\.$/);
      // Once more shows its end.
      await page.keyboard.press("F2");
      assert.equal(await banner(page, "won"), "Exit found The way found has 13 steps: no way is shorter.", where);
      await page.keyboard.press("F1");
      await page.locator("#banner").waitFor({ state: "hidden" });
    }
    await speed(page, 0);
    await page.keyboard.press("F1");
    await runs(page);
    await page.keyboard.press("F2");
    await says(page, /^The ball walks/);
    await stands(page, "27 / 27");
    assert.match(await banner(page, "won"), /no way is shorter\.$/, "the walk ends by itself");
    assert.equal(await page.locator("#banner-action").innerText(), "A maze with loops");
    await page.locator("#banner-action").click();
    await page.waitForFunction(() => location.hash.includes("&braid=60&"));
    await runs(page);
  });
});

test("pause, step, step back and slider go to any step, which tells its reason", async () => {
  await open(browser, { hash: CLASSIC, ...calm }, async (page) => {
    await says(page, /^A ball looks for the way/);
    await stands(page, "0 / 27");
    assert.equal(await framesWithin(page, 500), 0, "nothing runs by itself where less motion is wished");
    const reasons = [
      "The ball is at the entrance. Order: down, right, left and up.",
      "Down is a wall: right.",
      "Down is a wall: right.",
      "Down is free.",
      "Down is free.",
      "Down and right are walls: left.",
      "Down is a wall, right was visited, left and up are walls: back.",
    ];
    for (let step = 1; step < reasons.length; step += 1) {
      await button(page, "step").click();
      await stands(page, `${step} / 27`);
      assert.equal(await status(page), reasons[step]);
    }
    await shows(page, 6, 6, 4, 1);
    assert.equal(await text(page, "list"), "2,1 2,2 2,3 3,3 4,3");
    for (let step = 5; step >= 0; step -= 1) {
      await button(page, "step-back").click();
      await stands(page, `${step} / 27`);
      assert.equal(await status(page), reasons[step]);
    }
    await shows(page, 1, 1, 0, 0);
    await press(page, "ArrowRight", "d", "ArrowLeft", "a", "ArrowRight");
    await stands(page, "1 / 27");
    const slider = page.locator("#time");
    await slider.press("End");
    await stands(page, "27 / 27");
    assert.equal(await status(page), FOUND);
    await slider.press("ArrowLeft");
    await stands(page, "26 / 27");
    await slider.press("Home");
    await stands(page, "0 / 27");
    const rail = await slider.boundingBox();
    const along = (part) => [rail.x + rail.width * part, rail.y + rail.height / 2];
    await page.mouse.move(...along(0.02));
    await page.mouse.down();
    await page.mouse.move(...along(0.5), { steps: 4 });
    await settled(page);
    assert.match(await text(page, "place"), /^1[345] \/ 27$/);
    await page.mouse.move(...along(1.1), { steps: 4 });
    await page.mouse.up();
    await stands(page, "27 / 27");
    await shows(page, 21, 14, 13, 7);
    assert.equal(await slider.inputValue(), "27");
    await press(page, "Escape");
    await stands(page, "0 / 27");
    await says(page, /^A ball looks for the way/);
    assert.equal(await hash(page), CLASSIC);
  });
});

test("the speed goes up to all at once and down again, and says so", async () => {
  await open(browser, { hash: CLASSIC, ...calm }, async (page) => {
    const speeds = ["4 / s", "15 / s", "60 / s", "400 / s", "4,000 / s", "at once"];
    for (const [index, told] of speeds.entries()) {
      if (index > 0) await button(page, "faster").click();
      await settled(page);
      assert.equal(await text(page, "speed"), told);
      if (index > 0) assert.equal(await status(page), `Speed: ${told}.`);
    }
    await button(page, "faster").click();
    await button(page, "pause").click();
    await stands(page, "27 / 27");
    await says(page, /^Exit found/);
    for (let more = 0; more < 7; more += 1) await button(page, "slower").click();
    await settled(page);
    assert.equal(await text(page, "speed"), "1 / s");
    // From the end it begins anew.
    await button(page, "pause").click();
    await runs(page);
    assert.match(await text(page, "place"), /^[01] \/ 27$/);
    await press(page, "Escape");
    await runs(page, false);
    await press(page, "Escape");
    await stands(page, "0 / 27");
  });
});

test("a maze without a way out is searched to its end, and F2 says why there is no way", async () => {
  await open(browser, { hash: SEALED, ...calm }, async (page) => {
    const told = "No way out: all cells within reach were tried, 24 in all. The lit walls shut the exit off.";
    await page.locator("#time").press("End");
    await settled(page);
    assert.equal(await status(page), told);
    await shows(page, 24, 13, "–", 23);
    await press(page, "F2");
    assert.equal(await status(page), told);
    assert.equal(await page.locator("#banner").isVisible(), false);
    await page.evaluate(() => { location.hash = "#/maze?map=eo-wo"; });
    await stands(page, "0 / 4");
    await press(page, "F2");
    await says(page, /^This maze has no exit: all cells within reach were tried, 3 in all\.$/);
  });
});

test("four searches race under one clock, each with its caption; what is chosen is in the link", async () => {
  await open(browser, { hash: LOOPS, ...calm }, async (page) => {
    const lanes = () => page.evaluate(() => document.documentElement.dataset.lanes);
    assert.equal(await lanes(), undefined);
    await page.locator("#search-beside").selectOption("all");
    await page.waitForFunction(() => document.documentElement.dataset.lanes === "4");
    assert.equal(await hash(page), `${LOOPS}&beside=all`);
    await says(page, /^Depth-first, Breadth-first, Greedy, A\*\. Order: down, right, left and up\.$/);
    await page.locator("#time").press("End");
    await settled(page);
    const captions = [];
    for (let lane = 1; lane <= 4; lane += 1) captions.push(await page.locator(`[data-show=lane-${lane}]`).innerText());
    const ways = captions.map((caption) => Number(caption.match(/way (\d+)/)[1]));
    assert.deepEqual(captions.map((caption) => caption.split("\n")[0]), ["Depth-first", "Breadth-first", "Greedy", "A*"]);
    assert.ok(captions.every((caption) => /\n[\d,]+ tried · (list|frontier) [\d,]+ · way \d+(, the shortest)?$/.test(caption)));
    assert.equal(ways[1], ways[3]);
    assert.ok(ways[0] > ways[1] && ways[2] >= ways[1]);
    assert.deepEqual(captions.map((caption) => caption.endsWith("the shortest")), ways.map((way) => way === ways[1]));
    await press(page, "F2");
    const more = ways[0] - ways[1];
    const compared = `Exit found The way found has ${ways[0]} steps, the shortest way has ${ways[1]}: ${more} more than needed.`;
    assert.equal(await banner(page, "won"), compared);
    await page.locator("#search-beside").selectOption("bfs");
    await page.waitForFunction(() => document.documentElement.dataset.lanes === "2");
    await page.locator("#search-kind").selectOption("astar");
    await page.locator("#search-order").selectOption("urdl");
    await settled(page);
    assert.equal(await hash(page), `${LOOPS}&search=astar&beside=bfs&order=urdl`);
    assert.equal(await text(page, "list-name"), "Frontier");
    await page.reload();
    await turned(page, "watch");
    assert.equal(await lanes(), "2");
    assert.equal(await page.locator("#search-kind").inputValue(), "astar");
    assert.equal(await page.locator("#search-order").inputValue(), "urdl");
  });
});

test("the worker compares all 24 orders of directions, and one of them is watched by a press", async () => {
  for (const options of [calm, phone]) {
    await open(browser, { hash: LOOPS, ...options }, async (page) => {
      if (options === phone) {
        await tap(page.locator(".more"));
        await tap(page.locator("#more-sheet [data-command=orders]"));
      } else {
        await button(page, "orders").click();
      }
      const rows = page.locator("#orders button");
      await rows.nth(23).waitFor();
      assert.equal(await rows.count(), 24);
      assert.equal(await rows.first().locator("b").innerText(), "↓→←↑");
      assert.equal(await rows.first().getAttribute("aria-pressed"), "true");
      const told = await rows.locator("small").allInnerTexts();
      assert.ok(told.every((row) => /^[\d,]+ steps?, [\d,]+ cells?$/.test(row)), told.join());
      assert.ok(new Set(told).size > 1);
      const last = rows.last();
      const [order, steps] = [await last.getAttribute("data-order"), parseInt(told[23], 10)];
      await last.click();
      await page.locator("#orders-sheet").waitFor({ state: "hidden" });
      await settled(page);
      assert.equal(await hash(page), `${LOOPS}&order=${order}`);
      await page.locator("#time").press("End");
      await says(page, new RegExp(`^Exit found: the way has ${steps} steps`));
    });
  }
});
