// Playing on the river with each kind of hand: keys alone, mouse, touch; to a win, a loss and back.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import {
  CROSSINGS, RIVER, banner, button, counted, counts, follow, hash, launch, linked, onCanvas, phone, play, says, settled, text,
} from "./harness.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const calm = { reducedMotion: "reduce" };
const keysOf = (page) => (...keys) => keys.reduce((done, key) => done.then(() => page.locator("#board").press(key)), Promise.resolve());

test("the classic game is won by letters and Space alone", async () => {
  await play(browser, { hash: RIVER, ...calm }, async (page) => {
    let aboard = "";
    const board = page.locator("#board");
    await board.focus();
    for (const load of CROSSINGS.split("-")) {
      for (const kind of "pd") {
        const [has, wants] = [aboard, load].map((crew) => crew.split(kind).length - 1);
        for (let more = has; more > wants; more -= 1) await board.press(`Shift+${kind.toUpperCase()}`);
      }
      for (const kind of "pd") {
        const [has, wants] = [aboard, load].map((crew) => crew.split(kind).length - 1);
        for (let more = has; more < wants; more += 1) await board.press(kind);
      }
      await board.press(" ");
      aboard = load;
    }
    assert.equal(await banner(page, "won"), "Everybody is across. 11 crossings, the fewest there can be. Your best yet.");
    assert.deepEqual(await counts(page), [11, 0]);
    assert.equal(await text(page, "best"), "★ Best: 11 crossings");
  });
});

test("numbers, arrows with Enter, and the letter of the rowing devil move people too", async () => {
  await play(browser, { hash: RIVER, ...calm }, async (page) => {
    const keys = keysOf(page);
    await keys("4", "1");
    await linked(page, `${RIVER}&moves=dp~`);
    await keys("4", "9");
    await says(page, /^There is nobody with that number\.$/);
    await keys("1");
    await linked(page, `${RIVER}&moves=dpDP`);
    await keys("ArrowRight");
    await says(page, /^One priest, ashore\. Press Enter to board\.$/);
    await keys("Enter", "ArrowLeft");
    await says(page, /^The boat\. Press Enter to sail\.$/);
    await keys("ArrowUp");
    await says(page, /^One devil, ashore\. Press Enter to board\.$/);
    await keys("Enter", "ArrowDown", "Enter");
    await counted(page, 1, 10);
    await keys("ArrowRight");
    await says(page, /^One priest, aboard\. Press Enter to step off\.$/);
    await keys("2");
    await says(page, /^The boat is at the other bank\.$/);
    await keys("Escape", "Enter");
    await says(page, /^Loaded for a shortest way/);
    await follow(page, "#/river?priests=3&devils=3&boat=2&rowers=one-devil");
    await keys("d", "o", "6");
    await says(page, /^One rowing devil steps off\./);
    await keys(" ");
    await says(page, /^Nobody aboard can row\.$/);
    await keys("o", " ");
    await counted(page, 1, 12);
  });
});

test("undo, redo, restart and Hint by keys; a refused move changes nothing and says why", async () => {
  await play(browser, { hash: RIVER, ...calm }, async (page) => {
    const keys = keysOf(page);
    await keys(" ");
    await says(page, /^The boat is empty: somebody has to row\.$/);
    await keys("p", "d", "3");
    await says(page, /^The boat carries no more than 2\.$/);
    await keys(" ");
    await counted(page, 1, 10);
    await keys("u", "z");
    await linked(page, `${RIVER}&moves=p~`);
    await keys("y", "Control+Shift+Z");
    await counted(page, 1, 10);
    await keys("r");
    await linked(page, RIVER);
    await keys("Control+z");
    await counted(page, 1, 10);
    await keys("h", "h");
    await counted(page, 2, 9);
    await keys("n");
    await page.locator("#river-sheet").waitFor({ state: "visible" });
    await page.keyboard.press("Escape");
    await keys("?");
    await page.locator("#help-sheet").waitFor({ state: "visible" });
    await page.keyboard.press("Escape");
    await keys("u");
    await says(page, /^Undone/);
  });
});

test("a key that is held sails once, and goes on only where it steps", async () => {
  await play(browser, { hash: RIVER, ...calm }, async (page) => {
    const hold = async (key) => {
      for (let times = 0; times < 4; times += 1) await page.keyboard.down(key);
      await page.keyboard.up(key);
      await settled(page);
    };
    await page.locator("#board").focus();
    await hold("p");
    await hold("d");
    await linked(page, `${RIVER}&moves=pd~`);
    await hold(" ");
    await counted(page, 1, 10);
    await hold("u");
    await linked(page, RIVER);
  });
});

/** Runs in the page: tries every point of a grid on the board by pointer events of its own, and takes back what each did. */
async function search([source, left, right, top, bottom]) {
  const board = document.getElementById("board");
  const area = board.getBoundingClientRect();
  const frame = async () => {
    do {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    } while (globalThis.framesPending() > 0);
  };
  for (let y = top; y <= bottom; y += 0.05) {
    for (let x = left; x <= right; x += 0.05) {
      // Whole pixels, as those of a finger are.
      const [clientX, clientY] = [area.x + x * area.width, area.y + y * area.height].map(Math.round);
      const point = { clientX, clientY };
      const before = location.hash;
      for (const name of ["pointerdown", "pointerup"]) board.dispatchEvent(new PointerEvent(name, { isPrimary: true, ...point }));
      await frame();
      const found = new RegExp(source).test(document.getElementById("status").textContent);
      if (location.hash !== before) {
        document.querySelector("[data-command=undo]").click();
        await frame();
      }
      if (found) return point;
    }
  }
}

/** Taps where on a part of the board a tap is found to say this. */
async function reach(page, tap, pattern, part) {
  const point = await page.evaluate(search, [pattern.source, ...part]);
  assert.ok(point, `no point of the board answers ${pattern}`);
  await tap(point.clientX, point.clientY);
  await says(page, pattern);
}

/** Two priests, a devil and a boat for two: the shortest way by taps on the board; the way back by key and button. */
const SMALL = "#/river?priests=2&devils=1&boat=2";
async function cross(page, tap) {
  await onCanvas(page);
  await settled(page);
  const start = [0.02, 0.42, 0.3, 0.99];
  const [atStart, atFar] = [[0.25, 0.6, 0.5, 0.95], [0.4, 0.75, 0.5, 0.95]];
  const go = button(page, "cross");
  await reach(page, tap, /^One priest boards/, start);
  await reach(page, tap, /^One devil boards/, start);
  await reach(page, tap, /^Crossed with 1 priest and 1 devil\./, atStart);
  await reach(page, tap, /^One devil steps off/, atFar);
  await go.click();
  await says(page, /^Crossed with 1 priest\./);
  await page.locator("#board").press("p");
  await says(page, /^One priest boards/);
  await go.click();
  await says(page, /^Everybody is across\. 3 crossings, the fewest there can be\./);
}

test("a game is won by mouse: people board and step off where they are clicked, the boat sails", async () => {
  await play(browser, { hash: SMALL, viewport: { width: 640, height: 560 }, ...calm }, async (page) => {
    await cross(page, (x, y) => page.mouse.click(x, y));
    await banner(page, "won");
  });
});

test("a game is won by touch", async () => {
  await play(browser, { hash: SMALL, ...phone }, async (page) => {
    await cross(page, (x, y) => page.touchscreen.tap(x, y));
    await banner(page, "won");
  });
});

test("who clicks Go twice out of habit is not there and back, and neither is who clicks the boat twice", async () => {
  await play(browser, { hash: `${RIVER}&moves=dd~` }, async (page) => {
    await button(page, "cross").dblclick();
    await counted(page, 1, 10);
    await settled(page);
    await page.locator("#board").press("u");
    await counted(page, 0, 11);
    await settled(page);
    const area = await page.locator("#board").boundingBox();
    // Between the two seats, a little above the water line.
    let crossed;
    for (let y = 0.5; y < 0.95 && !crossed; y += 0.05) {
      for (let x = 0.25; x < 0.5 && !crossed; x += 0.04) {
        await page.mouse.dblclick(area.x + x * area.width, area.y + y * area.height);
        await settled(page);
        crossed = (await counts(page))[0];
        if (!crossed) await follow(page, `${RIVER}&moves=dd~`);
      }
    }
    assert.equal(crossed, 1);
  });
});
