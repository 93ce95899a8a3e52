// The searches as a player meets them: Hint alone wins, a lost position is told and left, Solve plays, Cancel ends, and a
// worker that fails costs one sentence.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import {
  LEVEL, ROOM, banner, button, counted, counts, hash, launch, levelShown, play, says, settled, text, visit,
} from "./harness.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

// Small, since each press draws a frame in software.
const calm = { reducedMotion: "reduce", viewport: { width: 360, height: 520 } };
const MOST_PRESSES = 500;

/** Runs in the page: presses Hint until the level is won, and gives the number of presses. */
async function pressHint(most) {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const won = () => document.querySelector("#banner[data-kind=won]:not([hidden])");
  const hint = document.querySelector(".actions [data-command=hint]");
  let presses = 0;
  while (!won() && presses < most) {
    if (!hint.hasAttribute("aria-disabled")) {
      hint.click();
      presses += 1;
    }
    // The turn comes with the next frame, before what is asked of that frame here.
    await frame();
  }
  return presses;
}

/** Counts the workers that are made and ended; while `globalThis.mute` is set, nothing that they are asked reaches them. */
function countWorkers() {
  globalThis.workers = { made: 0, ended: 0 };
  globalThis.Worker = class extends Worker {
    constructor(...all) {
      super(...all);
      globalThis.workers.made += 1;
    }
    postMessage(...all) {
      if (!(globalThis.mute && Array.isArray(all[0]))) super.postMessage(...all);
    }
    terminate() {
      globalThis.workers.ended += 1;
      super.terminate();
    }
  };
}

test("fifty levels are won by pressing Hint only", async () => {
  await play(browser, { hash: LEVEL, ...calm }, async (page) => {
    for (let number = 0; number < 50; number += 1) {
      const size = ["10x9", "12x10", "11x10"][number % 3];
      const boxes = (number % 4 % 3) + 1;
      const link = `#/sokoban?gen=classic1&size=${size}&boxes=${boxes}&seed=hint-${number}`;
      await page.evaluate((link) => { location.hash = link; }, link);
      await page.waitForFunction((number) => document.title.includes(`hint-${number} `), number);
      const presses = await page.evaluate(pressHint, MOST_PRESSES);
      assert.match(await banner(page, "won"), /That is the fewest pushes possible\.$/, link);
      const [, pushes] = await counts(page);
      assert.ok(presses <= 2 * pushes + 2, `${link}: ${presses} presses for ${pushes} pushes`);
    }
  });
});

test("a level by value is searched from where one stands", async () => {
  await play(browser, { hash: `${ROOM}&moves=rr`, ...calm }, async (page) => {
    await button(page, "hint").click();
    await says(page, /^Walk \d+ steps, then push the box at row 4, column 3 (right|up)\. 3 pushes to go\./);
    await page.evaluate(pressHint, MOST_PRESSES);
    assert.match(await banner(page, "won"), /^Solved! \d+ moves, 3 pushes\./);
  });
});

test("a lost position is named, and one button goes back to where it could be won", async () => {
  const corner = "#/sokoban?xsb=7w_w5-w_w-b-o-w_w5-w_w-obp-w_7w";
  await play(browser, { hash: corner, ...calm }, async (page) => {
    const board = page.locator("#board");
    await board.press("ArrowLeft");
    await board.press("ArrowLeft");
    assert.equal(
      await banner(page, "stuck"),
      "This can't be won any more. The box at row 5, column 2 can't reach any goal from there.",
    );
    await says(page, /This can't be won any more\. The box at row 5, column 2/);
    await button(page, "hint").click();
    await says(page, /^This position can't be won any more\. Go back first\./);
    await board.press("ArrowUp");
    await banner(page, "stuck");
    await page.getByRole("button", { name: "Back to the last winnable position" }).click();
    await counted(page, 1, 1);
    await page.locator("#banner").waitFor({ state: "hidden" });
    await page.evaluate(pressHint, MOST_PRESSES);
    assert.match(await banner(page, "won"), /^Solved!/);
  });
});

test("a loss that only a search can prove is noticed unasked", async () => {
  // In the corridor the box in front has to go first, and nobody gets between the two again.
  const corridor = "#/sokoban?xsb=10w_wp--6w_w-b--b-oow_10w";
  await play(browser, { hash: corridor, ...calm }, async (page) => {
    await page.locator("#board").press("ArrowDown");
    await page.locator("#board").press("ArrowRight");
    assert.equal(
      await banner(page, "stuck"),
      "This can't be won any more. Every way on from here was searched, and none wins. "
        + "The last push was the box at row 3, column 4.",
    );
    await page.locator("#banner-action").click();
    await counted(page, 1, 0);
    await page.evaluate(pressHint, MOST_PRESSES);
    assert.match(await banner(page, "won"), /^Solved! \d+ moves, 8 pushes\./);
  });
});

test("a level without a solution is said to have none, on a proof", async () => {
  await play(browser, { hash: "#/sokoban?xsb=9w_wpb-b-oow_9w", ...calm }, async (page) => {
    assert.equal(
      await banner(page, "stuck"),
      "This can't be won any more. Every way from the start was searched: this level has no solution.",
    );
  });
});

test("Solve plays the rest, with pause, step, speed and stop", async () => {
  await play(browser, { hash: LEVEL, reducedMotion: "reduce" }, async (page) => {
    const playing = (state) => page.waitForFunction((state) => document.documentElement.dataset.playing === state, state);
    await button(page, "solve").click();
    await playing("true");
    await button(page, "pause").click();
    await playing("false");
    await settled(page);
    const [made] = (await text(page, "place")).split(" / ").map(Number);
    assert.ok(made < 11, "it was paused on its way");
    await button(page, "step").click();
    await page.waitForFunction((place) => document.querySelector("[data-show=place]").textContent === place, `${made + 1} / 11`);
    await playing("false");
    await button(page, "stop").click();
    await says(page, /^Stopped\. The board is yours\./);
    await button(page, "solve").click();
    await button(page, "faster").click();
    await button(page, "faster").click();
    await page.waitForFunction(() => document.querySelector("[data-show=speed]").textContent === "6×");
    assert.equal(await banner(page, "won"), "Solved! 43 moves, 11 pushes. That is the fewest pushes possible.");
    assert.deepEqual(await counts(page), [43, 11]);
    assert.equal(await page.evaluate(() => document.documentElement.hasAttribute("data-playing")), false);
  });
});

test("Cancel ends the worker, and the next question starts another", async () => {
  const before = (page) => page.addInitScript(countWorkers);
  await play(browser, { hash: ROOM, before, ...calm }, async (page) => {
    const workers = () => page.evaluate(() => globalThis.workers);
    await page.evaluate(() => { globalThis.mute = true; });
    // Out of what the watch knows already.
    await page.evaluate(() => { location.hash = "#/sokoban?xsb=8w_w6-w_w-b--b-w_w3-p--w_w-o--o-w_8w"; });
    await page.waitForFunction(() => document.querySelector("[data-show=about]").textContent.startsWith("8 × 6"));
    await button(page, "hint").click();
    await says(page, /^Searching …$/);
    const { ended } = await workers();
    await button(page, "cancel").click();
    await says(page, /^Cancelled\.$/);
    assert.equal((await workers()).ended, ended + 1);
    await page.evaluate(() => { globalThis.mute = false; });
    await button(page, "hint").click();
    await says(page, /pushes to go/);
    await page.evaluate(() => { globalThis.mute = true; location.hash = "#/sokoban?gen=classic1&size=20x20&boxes=4&seed=1"; });
    await says(page, /^Making a level …/);
    await button(page, "cancel").click();
    await says(page, /^Cancelled\.$/);
    assert.equal(await text(page, "about"), "8 × 6, 2 boxes.", "the board keeps its level");
    // A fresh seed of the largest kind may find no level, so the next question is one with a known answer.
    await page.evaluate(() => { globalThis.mute = false; location.hash = "#/sokoban?gen=classic1&size=9x9&boxes=1&seed=next"; });
    await page.waitForFunction(() => document.querySelector("[data-show=seed]").textContent === "next");
    const { made, ended: endedAtLast } = await workers();
    assert.ok(made - endedAtLast <= 1, "at most one worker lives");
  });
});

test("a worker that does not load costs a sentence, and the game goes on", async () => {
  const failing = (page) => page.route("**/worker.js", (route) => route.fulfill({ status: 404, body: "" }));
  await visit(browser, { before: failing, allow: /worker\.js|404/, ...calm }, async (page) => {
    assert.match(await banner(page, "fault"), /^The search broke off .* try again\.$/);
    await page.evaluate((room) => { location.hash = room; }, ROOM);
    await levelShown(page);
    await page.locator("#board").press("ArrowRight");
    await counted(page, 1, 0);
    await button(page, "hint").click();
    await banner(page, "fault");
    await page.unroute("**/worker.js");
    await button(page, "hint").click();
    await says(page, /3 pushes to go/);
    assert.equal(await hash(page), `${ROOM}&moves=r`);
  });
});
