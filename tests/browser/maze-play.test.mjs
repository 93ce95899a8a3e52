// The maze as it is walked: keys, taps and swipes, Hint, undo, the win at the exit, and what links and tabs keep.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { banner, button, counts, follow, hash, launch, linked, onCanvas, phone, says, settled, tap, text } from "./harness.mjs";
import { CLASSIC, SMALL, calm, open, press, shows, spot, status, turned } from "./maze.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Gives the player the ball. */
async function walk(page) {
  await button(page, "walk").click();
  await turned(page, "walk");
}

test("the ball goes by keys, a wall stops it, Hint goes a shortest way, undo goes back", async () => {
  await open(browser, { hash: CLASSIC, ...calm }, async (page) => {
    await walk(page);
    assert.equal(await status(page), "The ball is yours: use the arrow keys, or tap in the direction that it should go.");
    await shows(page, 0, 13);
    await press(page, "ArrowRight", "d");
    await linked(page, `${CLASSIC}&moves=rr`);
    await press(page, "ArrowUp");
    assert.match(await status(page), /^No way up: a wall\.$/);
    await shows(page, 2, 13);
    await press(page, "s", "w", "a", "ArrowLeft");
    await linked(page, `${CLASSIC}&moves=rrdull`);
    await press(page, "ArrowLeft");
    await says(page, /^No way left: the maze ends\.$/);
    await press(page, "Backspace", "u");
    await linked(page, `${CLASSIC}&moves=rrdu`);
    await press(page, "Control+z", "z", "y");
    await linked(page, `${CLASSIC}&moves=rrd`);
    await press(page, "h");
    await says(page, /^A shortest way goes right\. Press again to go there\.$/);
    assert.equal(await button(page, "hint").innerText(), "Go");
    await button(page, "hint").click();
    await linked(page, `${CLASSIC}&moves=rrdr`);
    await press(page, "r");
    await linked(page, CLASSIC);
    await button(page, "undo").click();
    await linked(page, `${CLASSIC}&moves=rrdr`);
  });
});

test("a link with steps opens in Play with the ball where it was, and tabs keep it there", async () => {
  await open(browser, { hash: `${CLASSIC}&moves=rrdrr` }, async (page) => {
    const there = "Maze, 8 × 8. Entrance at row 2, column 1. Exit at row 8, column 2. The ball is at row 3, column 5.";
    await turned(page, "walk");
    await settled(page);
    assert.equal(await text(page, "board"), there);
    await page.reload();
    await turned(page, "walk");
    assert.equal(await text(page, "board"), there);
    await shows(page, 5, 13);
    await page.locator("[data-tab=sokoban]").click();
    await page.waitForFunction(() => document.documentElement.dataset.game === "sokoban");
    assert.equal(await page.evaluate(() => document.documentElement.dataset.mode), undefined);
    await page.locator("[data-tab=maze]").click();
    await turned(page, "walk");
    await linked(page, `${CLASSIC}&moves=rrdrr`);
    assert.equal(await text(page, "board"), there);
    await press(page, "u");
    await linked(page, `${CLASSIC}&moves=rrdr`);
    await button(page, "again").click();
    await turned(page, "watch");
    await says(page, /^Searching/);
    await walk(page);
    await linked(page, `${CLASSIC}&moves=rrdr`);
  });
});

test("a small maze is won by mouse: taps on the board; the next one is walked as well", async () => {
  await open(browser, { hash: SMALL, ...calm }, async (page) => {
    await onCanvas(page);
    await walk(page);
    await settled(page);
    const go = async (column, row) => {
      const { x, y } = await spot(page, column, row, [3, 3]);
      await page.mouse.click(x, y);
    };
    await go(1, 1);
    await says(page, /^The ball is there already\.$/);
    await go(3, 1);
    await linked(page, `${SMALL}&moves=rr`);
    await go(2, 3);
    await linked(page, `${SMALL}&moves=rrdd`);
    assert.equal(await banner(page, "won"), "You are out! You took 4 steps: no way is shorter. Your best yet.");
    assert.equal(await text(page, "best"), "★ Best: 4 steps");
    await press(page, "ArrowLeft");
    await says(page, /^The ball is at the exit/);
    await page.locator("#banner-action").click();
    await page.waitForFunction(() => location.hash.startsWith("#/maze?gen=backtracker1&size=21x15&seed="));
    await turned(page, "walk");
    await settled(page);
    assert.deepEqual((await counts(page))[0], 0);
    await page.goBack();
    await page.waitForFunction((link) => location.hash.startsWith(link), SMALL);
    await settled(page);
    await follow(page, `${SMALL}&moves=rrdd`);
    await banner(page, "won");
    await page.locator("#banner-second").click();
    await turned(page, "watch");
  });
});

test("a small maze is won by touch: a swipe runs until ways part, a tap goes straight", async () => {
  await open(browser, { hash: CLASSIC, ...phone }, async (page, _, context) => {
    await onCanvas(page);
    await tap(button(page, "walk"));
    await turned(page, "walk");
    await settled(page);
    const fingers = await context.newCDPSession(page);
    const touch = (type, ...points) =>
      fingers.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(({ x, y }) => ({ x, y })) });
    const swipe = async (across, down) => {
      const { x, y } = await spot(page, 4, 4);
      await touch("touchStart", { x, y });
      await touch("touchMove", { x: x + across / 2, y: y + down / 2 });
      await touch("touchMove", { x: x + across, y: y + down });
      await touch("touchEnd");
    };
    const go = async (column, row) => {
      const { x, y } = await spot(page, column, row);
      await page.touchscreen.tap(x, y);
    };
    await swipe(70, 4);
    await linked(page, `${CLASSIC}&moves=rr`);
    await swipe(0, 70);
    await linked(page, `${CLASSIC}&moves=rrd`);
    await go(6, 3);
    await linked(page, `${CLASSIC}&moves=rrdrr`);
    await go(5, 6);
    await go(2, 6);
    await swipe(4, 70);
    await linked(page, `${CLASSIC}&moves=rrdrrdddllldd`);
    await banner(page, "won");
    assert.equal(await page.evaluate(() => scrollX + scrollY), 0);
    assert.equal(await hash(page), `${CLASSIC}&moves=rrdrrdddllldd`);
  });
});
