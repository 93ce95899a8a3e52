// The published levels once more, made by the module in the worker of a browser: the same bytes as on the host.
//
// The page is left out: any answer of the site gives an origin to start the site's own worker from.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { address, launch } from "./harness.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Runs in the page: has the worker make each level, one after the other, and gives its answers. */
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
      worker.postMessage([job, `generate ${link}`]);
    }));
  }
  worker.terminate();
  return texts;
}

/** A line of the golden file from the worker's answer to its link. */
function line(link, answer) {
  const none = /^none \d+$/;
  if (none.test(answer)) return `#${link} ${answer}`;
  const [, pushes, board] = answer.match(/^level (\d+) \d+ [urdlURDL]+ \/sokoban\?xsb=(\S+)$/) ?? [];
  return `#${link} ${board} ${pushes}`;
}

test("all published levels are the same in the browser", async () => {
  const lines = (await readFile(new URL("../golden/classic1.txt", import.meta.url), "utf8")).trimEnd().split("\n");
  assert.equal(lines.length, 200);
  const links = lines.map((line) => line.slice(1).split(" ")[0]);
  const page = await browser.newPage();
  await page.goto(`${address}robots.txt`);
  const half = links.length / 2;
  const made = await Promise.all([links.slice(0, half), links.slice(half)].map((part) => page.evaluate(answers, part)));
  for (const [index, answer] of made.flat().entries()) assert.equal(line(links[index], answer), lines[index]);
  await page.close();
});
