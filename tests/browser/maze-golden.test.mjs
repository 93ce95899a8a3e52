// Published mazes once more, made by the module in a browser: the same cells as on the host, and the same comparisons of
// all orders of directions by the worker.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { address, launch } from "./harness.mjs";
import { calm, open } from "./maze.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const GENERATORS = ["backtracker1", "kruskal1", "wilson1", "division1"];

const lines = async (name) =>
  (await readFile(new URL(`../golden/${name}.txt`, import.meta.url), "utf8")).trimEnd().split("\n");

/** Runs in the page: opens each link, lets the maze be drawn, and gives its array text. */
async function arrays(links) {
  const made = [];
  for (const link of links) {
    const come = new Promise((done) => addEventListener("hashchange", done, { once: true }));
    location.hash = link;
    await come;
    document.querySelector(".actions [data-command=draw]").click();
    do await new Promise((done) => requestAnimationFrame(done)); while (globalThis.framesPending() > 0);
    made.push(document.getElementById("maze-text").value);
  }
  return made;
}

/** Fowler, Noll and Vo's hash of a text of one-byte letters. */
function hash(text) {
  const most = (1n << 64n) - 1n;
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & most;
  return hash.toString(16).padStart(16, "0");
}

test("published mazes are the same in the browser, loops and all", async () => {
  await open(browser, { hash: "#/maze", ...calm, viewport: { width: 320, height: 480 } }, async (page) => {
    // What is drawn of each maze would take longer than all else.
    await page.evaluate(() => { document.getElementById("board").hidden = true; });
    for (const generator of GENERATORS) {
      // Those that a link can name: its sides are odd. Every eighth is of 201 x 201, of which some are enough.
      const published = (await lines(`maze-${generator}`)).map((line) => line.match(/^((\d+)x(\d+)) (\d+) (.*) (\w+)$/));
      const odd = published.filter(([, , width, height]) => width % 2 && height % 2);
      const taken = odd.filter(([, size], index) => size !== "201x201" || index < 8).slice(0, 40);
      assert.equal(taken.length, 40);
      assert.deepEqual(new Set(taken.map((line) => line[4])), new Set(["0", "25", "100"]));
      const links = taken.map(([, size, , , braid, seed]) =>
        `/maze?gen=${generator}&size=${size}&braid=${braid}&seed=${encodeURIComponent(seed)}`);
      const made = await page.evaluate(arrays, links);
      for (const [index, [line]] of taken.entries()) {
        const [, size, , , braid, seed] = taken[index];
        assert.equal(`${size} ${braid} ${seed} ${hash(made[index])}`, line, generator);
      }
    }
  });
});

/** Runs in the page: has the worker answer each request, one after the other. */
async function answers(links) {
  const module = await WebAssembly.compileStreaming(fetch("searchlight.wasm"));
  const worker = new Worker("worker.js", { type: "module" });
  worker.postMessage(module);
  const texts = [];
  for (const [job, link] of links.entries()) {
    texts.push(await new Promise((done, fail) => {
      worker.onerror = fail;
      worker.onmessage = ({ data: [number, text] }) => {
        if (number === job && !text.startsWith("progress ")) done(text);
      };
      worker.postMessage([job, `orders ${link}`]);
    }));
  }
  worker.terminate();
  return texts;
}

test("the worker compares orders as the host does, also on the largest maze", async () => {
  const published = await lines("maze-orders");
  assert.equal(published.length, 21);
  const links = published.map((line) => line.slice(1, line.indexOf(" ")));
  assert.match(links[0], /size=2001x2001/);
  const page = await browser.newPage();
  await page.goto(`${address}robots.txt`);
  const made = await page.evaluate(answers, links);
  for (const [index, answer] of made.entries()) assert.equal(`#${links[index]} ${answer}`, published[index]);
  await page.close();
});
