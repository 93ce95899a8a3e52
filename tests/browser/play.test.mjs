// Playing with each kind of hand: keys, mouse and touch, to a win and back.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import {
  LEVEL, ROOM, WAY, banner, button, cell, counted, counts, hash, launch, levelShown, phone, play, says, settled, tap,
} from "./harness.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const ARROWS = { u: "ArrowUp", r: "ArrowRight", d: "ArrowDown", l: "ArrowLeft" };
const LETTERS = { u: "w", r: "d", d: "s", l: "a" };

test("a level is won by keyboard, arrows and letters alike", async () => {
  await play(browser, { hash: LEVEL, reducedMotion: "reduce" }, async (page) => {
    await page.locator("#board").focus();
    for (const [index, way] of [...WAY.toLowerCase()].entries()) {
      await page.keyboard.press((index % 2 ? ARROWS : LETTERS)[way]);
    }
    assert.equal(await banner(page, "won"), "Solved! 43 moves, 11 pushes. That is the fewest pushes possible. Your best yet.");
    assert.deepEqual(await counts(page), [43, 11]);
    assert.equal(await hash(page), `${LEVEL}&moves=${WAY}`);
    assert.equal(await page.locator("[data-show=count-3]").textContent(), "3 / 3");
    assert.equal(await button(page, "hint").getAttribute("aria-disabled"), "true");
    await page.keyboard.press("ArrowUp");
    await says(page, /Every box is home/);
    await page.locator("#banner-action").click();
    await page.waitForFunction((level) => !location.hash.startsWith(level), LEVEL);
    await counted(page, 0, 0);
  });
});

test("a win with more pushes than needed says how many would do", async () => {
  // A box there and back again before the way that is shortest.
  const detour = "ddllluRdrruLru";
  await play(browser, { hash: `${LEVEL}&moves=${detour}${WAY.slice(0, -1)}`, reducedMotion: "reduce" }, async (page) => {
    await page.locator("#board").press("ArrowRight");
    assert.match(await banner(page, "won"), /^Solved! 57 moves, 13 pushes\. 11 pushes would do\./);
  });
});

test("undo, redo and restart go both ways without limit", async () => {
  await play(browser, { hash: ROOM, reducedMotion: "reduce" }, async (page) => {
    const board = page.locator("#board");
    for (const key of ["ArrowLeft", "ArrowDown", "ArrowRight"]) await board.press(key);
    await counted(page, 3, 1);
    await board.press("u");
    await counted(page, 2, 0);
    await board.press("Control+z");
    await board.press("Backspace");
    await counted(page, 0, 0);
    await board.press("z");
    await says(page, /^Nothing to undo/);
    await board.press("y");
    await board.press("Control+Shift+Z");
    await button(page, "redo").click();
    await counted(page, 3, 1);
    // It says so itself, in place of doing nothing.
    await button(page, "redo").click({ force: true });
    await says(page, /^Nothing to redo/);
    await button(page, "restart").click();
    await counted(page, 0, 0);
    assert.equal(await hash(page), ROOM);
    await button(page, "undo").click();
    await counted(page, 3, 1);
    await board.press("r");
    await counted(page, 0, 0);
  });
});

test("a refused move changes nothing and says why", async () => {
  await play(browser, { hash: ROOM, reducedMotion: "reduce" }, async (page) => {
    const board = page.locator("#board");
    await board.press("ArrowUp");
    await board.press("ArrowUp");
    await says(page, /^A wall is in the way\.$/);
    assert.deepEqual(await counts(page), [1, 0]);
  });
});

test("a level is won by mouse: a tap walks, a box and its target push", async () => {
  await play(browser, { hash: ROOM, reducedMotion: "reduce" }, async (page) => {
    const tap = async (column, row) => {
      const { x, y } = await cell(page, column, row);
      await page.mouse.click(x, y);
    };
    await tap(5, 4);
    await says(page, /^Walked 5 steps\./);
    await tap(5, 4);
    await counted(page, 5, 0);
    await tap(2, 3);
    await says(page, /^Box picked\. Tap one of \d+ lit places/);
    await tap(2, 3);
    await says(page, /^Box let go/);
    await tap(2, 3);
    await tap(3, 3);
    await says(page, /^Pushed right\./);
    await tap(3, 3);
    await tap(4, 2);
    assert.match(await banner(page, "won"), /^Solved! \d+ moves, 3 pushes\./);
  });
});

test("a box is dragged to its place by mouse, and a release outside the board is heard", async () => {
  await play(browser, { hash: ROOM, reducedMotion: "reduce" }, async (page) => {
    const drag = async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    };
    await drag(await cell(page, 5, 4), { x: 955, y: 400 });
    await says(page, /^Moved right\./);
    await counted(page, 1, 0);
    await drag(await cell(page, 2, 3), await cell(page, 4, 2));
    assert.match(await banner(page, "won"), /^Solved! \d+ moves, 3 pushes\./);
  });
});

test("a level is won by touch: swipes step, taps walk and push", async () => {
  await play(browser, { hash: ROOM, ...phone }, async (page, _, context) => {
    const fingers = await context.newCDPSession(page);
    const touch = (type, ...points) =>
      fingers.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(({ x, y }) => ({ x, y })) });
    const swipe = async (across, down) => {
      const { x, y } = await cell(page, 5, 1);
      await touch("touchStart", { x, y });
      await touch("touchMove", { x: x + across / 2, y: y + down / 2 });
      await touch("touchMove", { x: x + across, y: y + down });
      await touch("touchEnd");
    };
    const tap = async (column, row) => {
      const { x, y } = await cell(page, column, row);
      await page.touchscreen.tap(x, y);
    };
    await swipe(-60, 5);
    await says(page, /^Moved left\./);
    await swipe(4, 60);
    await says(page, /^Moved down\./);
    await swipe(60, 0);
    await says(page, /^Pushed right\./);
    await counted(page, 3, 1);
    await swipe(0, -60);
    await says(page, /^Moved up\./);
    await tap(1, 3);
    await counted(page, 6, 1);
    await tap(3, 3);
    await says(page, /^Box picked/);
    await tap(4, 2);
    assert.match(await banner(page, "won"), /^Solved! \d+ moves, 3 pushes\./);
    assert.equal(await page.evaluate(() => scrollX + scrollY), 0);
  });
});

test("the thumb bar and its sheet do on a phone what the panel does elsewhere", async () => {
  await play(browser, { hash: LEVEL, ...phone }, async (page) => {
    await tap(button(page, "hint"));
    await says(page, /^Walk 6 steps, then push the box at row 5, column 5 right\. 11 pushes to go\./);
    await tap(button(page, "hint"));
    await counted(page, 7, 1);
    await tap(button(page, "undo"));
    await counted(page, 0, 0);
    await tap(page.locator(".more"));
    await tap(page.locator("#more-sheet [data-opens=new-sheet]"));
    await tap(page.locator("[name=size][value='8x8']"));
    await page.locator("#new-seed").fill("Löwe 7");
    await tap(page.getByRole("button", { name: "Make" }));
    await page.waitForFunction(() => location.hash === "#/sokoban?gen=classic1&size=8x8&boxes=3&seed=L%C3%B6we%207");
    await says(page, /Push every box onto a diamond/);
  });
});

test("two presses within one frame are two moves", async () => {
  await play(browser, { hash: ROOM, reducedMotion: "reduce" }, async (page) => {
    await page.locator("#board").focus();
    await settled(page);
    const frames = await page.evaluate(() => {
      for (const key of ["ArrowLeft", "ArrowDown", "ArrowRight"]) {
        document.getElementById("board").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      }
      return globalThis.framesDrawn();
    });
    await counted(page, 3, 1);
    await settled(page);
    assert.ok(frames > 0);
    assert.equal(await hash(page), `${ROOM}&moves=ldR`);
  });
});

test("letters are the game's only while the board has the focus", async () => {
  await play(browser, { hash: LEVEL, reducedMotion: "reduce" }, async (page) => {
    await page.locator("#board").press("ArrowDown");
    await counted(page, 1, 0);
    const held = async () => [await hash(page), await page.locator("#status").textContent(), await page.title()];
    const before = await held();
    await page.locator("header [data-opens=help-sheet]").focus();
    for (const key of ["w", "a", "s", "d", "u", "y", "r", "h", "n", "Backspace", "ArrowDown", "?"]) {
      await page.keyboard.press(key);
    }
    await settled(page);
    assert.deepEqual(await held(), before);
    assert.equal(await page.locator("dialog[open]").count(), 0);
    await page.locator("aside [data-opens=new-sheet]").click();
    await page.locator("#new-seed").pressSequentially("want hurry?");
    assert.equal(await page.locator("#new-seed").inputValue(), "want hurry?");
    await page.keyboard.press("Escape");
    await page.locator("#new-sheet").waitFor({ state: "hidden" });
    await settled(page);
    assert.deepEqual(await held(), before);
  });
});

test("arrows play before anything has the focus, letters do not", async () => {
  await play(browser, { hash: LEVEL, reducedMotion: "reduce" }, async (page) => {
    await page.keyboard.press("s");
    await settled(page);
    assert.deepEqual(await counts(page), [0, 0]);
    await page.keyboard.press("ArrowDown");
    await counted(page, 1, 0);
    await page.keyboard.press("w");
    await counted(page, 2, 0);
  });
});

test("after a press of a button by mouse the arrows move again, and Enter makes the lit push", async () => {
  await play(browser, { hash: LEVEL, reducedMotion: "reduce" }, async (page) => {
    await button(page, "hint").click();
    await says(page, /11 pushes to go/);
    await page.keyboard.press("Enter");
    await counted(page, 7, 1);
    await page.keyboard.press("ArrowDown");
    await counted(page, 8, 1);
    await page.keyboard.press("?");
    await page.locator("#help-sheet").waitFor({ state: "visible" });
    await page.keyboard.press("Escape");
    await page.locator("#help-sheet").waitFor({ state: "hidden" });
    const title = await page.title();
    await page.keyboard.press("n");
    await page.waitForFunction((title) => document.title !== title, title);
    await levelShown(page);
  });
});

test("Tab leaves the board both ways, and what is the browser's stays so", async () => {
  await play(browser, { hash: LEVEL }, async (page) => {
    const focused = () => page.evaluate(() => document.activeElement.id || document.activeElement.dataset.command);
    await page.locator("#board").focus();
    await page.keyboard.press("Tab");
    assert.equal(await focused(), "copy-seed");
    await page.keyboard.press("Shift+Tab");
    assert.equal(await focused(), "board");
    await page.keyboard.press("Shift+Tab");
    assert.equal(await focused(), "theme");
    const kept = await page.evaluate(() => {
      const heard = (key, more) => document.getElementById("board")
        .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
      const control = ["r", "a", "n", "w", "ArrowLeft", "Tab"].map((key) => heard(key, { ctrlKey: true }));
      return [...["F1", "F5", "F10", "F12", "Tab", " "].map((key) => heard(key)), ...control, heard("ArrowLeft", { altKey: true })];
    });
    assert.ok(kept.every((kept) => kept), String(kept));
    const pasted = await page.evaluate(() => document.getElementById("new-seed")
      .dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: new DataTransfer() })));
    assert.equal(pasted, true, "the paste is not prevented");
  });
});
