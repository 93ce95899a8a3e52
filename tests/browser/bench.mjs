// The figures of the page, one JSON object a line; the first is the fixed workload of the same run.
import { address, launch, onCanvas, visit } from "./harness.mjs";
import { scores } from "./lighthouse.mjs";

const RUNS = 5;

function figure(name, value, unit) {
  console.log(JSON.stringify({ name, value, unit }));
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Work that never changes: the same integers, mixed the same number of times. */
function workload() {
  const start = performance.now();
  let mixed = 1;
  for (let i = 0; i < 50_000_000; i += 1) mixed = Math.imul(mixed ^ i, 0x9e3779b1) ^ (mixed >>> 15);
  globalThis.mixed = mixed;
  return performance.now() - start;
}

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

const browser = await launch();
const taken = { workload: [], picture: [], canvas: [] };
for (let run = 0; run < RUNS; run += 1) {
  await visit(browser, { before: (page) => page.addInitScript(noteTimes) }, async (page) => {
    await onCanvas(page);
    const { picture, canvas } = await page.evaluate(() => globalThis.times);
    taken.picture.push(picture);
    taken.canvas.push(canvas);
    taken.workload.push(await page.evaluate(workload));
  });
}
await browser.close();
figure("fixed workload: 50 million mixes in the page", median(taken.workload), "ms");
figure("load to first picture", median(taken.picture), "ms");
figure("load to board drawn by WebGL, reached for", median(taken.canvas), "ms");
for (const [name, score] of Object.entries(await scores(address))) figure(`lighthouse ${name}`, score, "of 1");
