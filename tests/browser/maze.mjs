// What the tests of the maze share: links with their known answers, where a cell lies on the page, and waiting for what
// the page shows of a search.
import assert from "node:assert/strict";
import { play, settled, text } from "./harness.mjs";

/** The classic maze as its link names it: 21 cells tried, 7 steps back, a way of 13. */
export const CLASSIC = "#/maze?map=8w-eoow3ow-ww3o3w-woow3ow-4wo3w-w6ow-wowowoow-wx6w";

/** The classic maze with its exit sealed: 24 cells tried, 23 steps back, no way out. */
export const SEALED = "#/maze?map=8w-eoow3ow-ww3o3w-woow3ow-4wo3w-w6ow-3wow2ow-wx6w";

/** A maze with loops. */
export const LOOPS = "#/maze?gen=backtracker1&size=21x15&braid=60&seed=K7QX2M9P";

/** Three by three, with one corner: the ball goes right, right, down, down. */
export const SMALL = "#/maze?map=eoo-wwo-oox";

export const calm = { reducedMotion: "reduce" };
export const desk = { viewport: { width: 1280, height: 800 } };

/** Opens a maze and waits until it is on the board. */
export function open(browser, options, test) {
  return play(browser, { ...desk, ...options }, async (page, ...rest) => {
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-mode"));
    await test(page, ...rest);
  });
}

/** The middle of a cell on the page, by its column and row from 1, in a maze of so many columns and rows. */
export async function spot(page, column, row, [columns, rows] = [8, 8]) {
  const area = await page.locator("#board").boundingBox();
  const density = await page.evaluate(() => devicePixelRatio);
  const free = [area.width * density, area.height * density];
  const units = [columns, rows + 0.16];
  const most = Math.min(free[0] / units[0], free[1] / units[1]);
  const cell = most >= 8 ? Math.floor(most) : most;
  const begin = (index) => {
    const start = (free[index] - units[index] * cell) / 2;
    return most >= 8 ? Math.floor(start) : start;
  };
  return {
    x: area.x + (begin(0) + (column - 0.5) * cell) / density,
    y: area.y + (begin(1) + (row - 0.5) * cell) / density,
  };
}

/** Presses keys on the board, one after the other. */
export async function press(page, ...keys) {
  for (const key of keys) await page.locator("#board").press(key);
}

/** Waits until the page is in a mode. */
export async function turned(page, mode) {
  await page.waitForFunction((mode) => document.documentElement.dataset.mode === mode, mode);
}

/** Waits until the search runs, or does not. */
export async function runs(page, is = true) {
  await page.waitForFunction((is) => document.documentElement.dataset.playing === is, String(is));
}

/** Waits until so many of all steps are shown, such as "3 / 27". */
export async function stands(page, place) {
  await page.waitForFunction((place) => document.querySelector("[data-show=place]").textContent === place, place);
}

/** Holds what the counters show to these four. */
export async function shows(page, ...counts) {
  await settled(page);
  const shown = [];
  for (let index = 1; index <= counts.length; index += 1) shown.push(await text(page, `count-${index}`));
  assert.deepEqual(shown, counts.map(String));
}

/** What the status says once nothing moves. */
export async function status(page) {
  await settled(page);
  return page.locator("#status").textContent();
}
