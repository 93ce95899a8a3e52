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

/** A line of a golden file from the worker's answer to its link. */
function line(link, answer) {
  const none = /^none \d+$/;
  if (none.test(answer)) return `#${link} ${answer}`;
  const [, pushes, measure, board] =
    answer.match(/^level (\d+) \d+ (-|\d+,\d+) [urdlURDL]+ \/sokoban\?xsb=(\S+)$/) ?? [];
  return `#${link} ${board} ${pushes}${measure === "-" ? "" : ` ${measure}`}`;
}

/** The lines of many links, made by two workers. */
async function made(links) {
  const page = await browser.newPage();
  await page.goto(`${address}robots.txt`);
  const half = Math.ceil(links.length / 2);
  const parts = [links.slice(0, half), links.slice(half)];
  const texts = await Promise.all(parts.map((part) => page.evaluate(answers, part)));
  await page.close();
  return texts.flat().map((text, index) => line(links[index], text));
}

/** The lines of a golden file. */
async function golden(name) {
  return (await readFile(new URL(`../golden/${name}.txt`, import.meta.url), "utf8")).trimEnd().split("\n");
}

const linkOf = (line) => line.slice(1).split(" ")[0];

/** FNV-1a of 64 bits, as tests/generate_crafted.rs has it. */
function hash(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}

test("all published levels are the same in the browser", async () => {
  const lines = await golden("classic1");
  assert.equal(lines.length, 200);
  for (const [index, text] of (await made(lines.map(linkOf))).entries()) assert.equal(text, lines[index]);
});

test("all crafted levels are the same in the browser", async () => {
  const lines = await golden("crafted1");
  assert.equal(lines.length, 61);
  const listed = lines.slice(0, 60);
  for (const [index, text] of (await made(listed.map(linkOf))).entries()) assert.equal(text, listed[index]);
});

test("a thousand more crafted levels have the same hash in the browser", async () => {
  const last = (await golden("crafted1")).at(-1);
  const links = Array.from({ length: 1000 }, (_, number) => {
    const level = ["easy", "medium", "hard", "expert"][number % 4];
    return `/sokoban?gen=crafted1&level=${level}&size=10x10&boxes=4&seed=more-${number}`;
  });
  const lines = await made(links);
  assert.equal(`1000 ${hash(lines.map((line) => `${line}\n`).join(""))}`, last);
});
