// The state graph on the page: it is drawn, it is pointed at and walked over, a press goes there; as card and as sheet.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { RIVER, button, counted, follow, launch, linked, node, onCanvas, phone, play, says, settled, tap, text } from "./harness.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" };
const FIGURES = ["sight-floor", "sight-ways", "sight-top"];
const SAYS_ALL = "Every position, by priests and devils at the start. Shortest way: 11 crossings.";

/** The addresses of the graph's pictures, once all can be shown. */
async function pictures(page) {
  await settled(page);
  return page.evaluate(async (names) => {
    const images = names.map((name) => document.getElementById(name));
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => image.src);
  }, FIGURES);
}

/** How many elements each picture has. */
const sizes = (sources) => sources.map((source) => decodeURIComponent(source).split("<path").length - 1);

async function point(page, ...where) {
  const { x, y } = await node(page, ...where);
  await page.mouse.move(x, y);
  await settled(page);
}

async function click(page, ...where) {
  const { x, y } = await node(page, ...where);
  await page.mouse.click(x, y);
  await settled(page);
}

test("the graph is drawn beside the board, and only what has changed is drawn anew", async () => {
  await play(browser, { hash: RIVER, ...desk }, async (page) => {
    const first = await pictures(page);
    for (const size of sizes(first)) assert.ok(size > 0, String(sizes(first)));
    await page.locator("#board").press("d");
    assert.deepEqual(await pictures(page), first, "who boards is where he was");
    await page.locator("#board").press(" ");
    const crossed = await pictures(page);
    assert.deepEqual(crossed.map((source, index) => source === first[index]), [true, false, false]);
    await point(page, 3, 3, "start");
    const pointed = await pictures(page);
    assert.deepEqual(pointed.map((source, index) => source === crossed[index]), [true, true, false]);
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await pictures(page);
    assert.ok(dark.every((source, index) => source !== pointed[index]));
    await follow(page, "#/river?priests=12&devils=12&boat=6&rowers=two-devils");
    await pictures(page);
  });
});

test("what the pointer is on is told, and a click on a position goes there, until Undo goes back", async () => {
  await play(browser, { hash: `${RIVER}&moves=ddx`, ...desk }, async (page) => {
    assert.equal(await text(page, "tip"), SAYS_ALL);
    for (const [where, told] of [
      [[3, 2, "far"], "At the start: 3 priests and 2 devils, boat far; 12 to go."],
      [[0, 2, "start"], "At the start: 2 devils, with the boat; 1 to go."],
      [[0, 0, "far"], "At the start: nobody, boat far; the end."],
      [[2, 0], "Not allowed with 2 priests at the start. On the far bank, 3 devils outnumber 1 priest."],
    ]) {
      await point(page, ...where);
      assert.equal(await text(page, "tip"), told);
    }
    await page.mouse.move(5, 5);
    await settled(page);
    assert.equal(await text(page, "tip"), SAYS_ALL);
    await click(page, 1, 1, "start");
    await linked(page, `${RIVER}&at=1,1,start`);
    await says(page, /^Went to this position\. Undo goes back\./);
    await click(page, 2, 0);
    await linked(page, `${RIVER}&at=1,1,start`);
    await button(page, "undo").click();
    await linked(page, `${RIVER}&moves=ddx`);
    await button(page, "redo").click();
    await linked(page, `${RIVER}&at=1,1,start`);
    await page.reload();
    await linked(page, `${RIVER}&at=1,1,start`);
  });
});

test("only a whole click goes anywhere: no other button, and no drag that ends there", async () => {
  await play(browser, { hash: RIVER, ...desk }, async (page) => {
    const { x, y } = await node(page, 1, 1, "start");
    await page.mouse.click(x, y, { button: "right" });
    await page.mouse.click(x, y, { button: "middle" });
    await page.locator("#tip").hover();
    await page.mouse.down();
    await page.mouse.move(x, y);
    await page.mouse.up();
    await linked(page, RIVER);
  });
});

test("keys go over the graph, to the boat's other bank, and to the position; others stay the browser's", async () => {
  await play(browser, { hash: RIVER, ...desk }, async (page) => {
    const sight = page.locator("#sight");
    const told = async (key, tip) => {
      await sight.press(key);
      await settled(page);
      assert.equal(await text(page, "tip"), tip, key);
    };
    await told("ArrowDown", "At the start: 3 priests and 2 devils, with the boat; 9 to go.");
    await told(" ", "At the start: 3 priests and 2 devils, boat far; 12 to go.");
    await told("ArrowRight", "At the start: 2 priests and 2 devils, boat far; 10 to go.");
    await told("ArrowRight", "Not allowed with 1 priest and 2 devils at the start. On the start bank, 2 devils outnumber 1 priest.");
    await told("ArrowLeft", "At the start: 2 priests and 2 devils, boat far; 10 to go.");
    await told(" ", "At the start: 2 priests and 2 devils, with the boat; 5 to go.");
    await told("Alt+Enter", "At the start: 2 priests and 2 devils, with the boat; 5 to go.");
    await linked(page, RIVER);
    await sight.press("Enter");
    await linked(page, `${RIVER}&at=2,2,start`);
    // The board's letters are not heard here.
    await sight.press("h");
    await linked(page, `${RIVER}&at=2,2,start`);
  });
});

test("numbers, the wave and the zoom change what is drawn", async () => {
  await play(browser, { hash: RIVER, ...desk }, async (page) => {
    const [, , plain] = await pictures(page);
    const numbers = button(page, "numbers");
    await numbers.click();
    const [, , numbered] = await pictures(page);
    assert.equal(await numbers.getAttribute("aria-pressed"), "true");
    assert.ok(sizes([numbered])[0] > sizes([plain])[0]);
    await numbers.click();
    assert.equal((await pictures(page))[2], plain);
    await button(page, "wave-on").click();
    await button(page, "wave-on").click();
    const [, , wave] = await pictures(page);
    assert.equal(await text(page, "wave"), "1");
    assert.notEqual(wave, plain);
    for (const expected of ["0", "", "12"]) {
      await button(page, "wave-back").click();
      await settled(page);
      assert.equal(await text(page, "wave"), expected);
    }
    await button(page, "wave-on").click();
    const before = await page.locator("#sight").boundingBox();
    for (const times of [2, 4, 1]) {
      await page.locator("[data-zooms]").click();
      await pictures(page);
      const { width } = await page.locator("#sight").boundingBox();
      assert.ok(Math.abs(width - times * before.width) < 2, `${width} for ${times} times ${before.width}`);
    }
    await page.locator("[data-zooms]").click();
    await page.evaluate(() => document.querySelector(".pan").scrollTo(10_000, 10_000));
    await click(page, 0, 1, "start");
    await linked(page, `${RIVER}&at=0,1,start`);
  });
});

test("enlarged it is a sheet of its own, drawn for its size, and closed it is drawn for the card again", async () => {
  await play(browser, { hash: RIVER, ...desk }, async (page) => {
    const [card] = await pictures(page);
    const closings = [
      () => page.keyboard.press("Escape"),
      () => page.locator("#sight-sheet [data-closes]").click(),
      () => page.mouse.click(20, 780),
    ];
    for (const close of closings) {
      await page.locator("#sight-sheet .large").click();
      assert.ok(await page.evaluate(() => document.getElementById("sight-sheet").matches(":modal")));
      const [sheet] = await pictures(page);
      assert.notEqual(sheet, card);
      await click(page, 1, 1, "start");
      await linked(page, `${RIVER}&at=1,1,start`);
      await close();
      await page.waitForFunction(() => !document.querySelector("dialog[open]"));
      assert.equal((await pictures(page))[0], card);
      await click(page, 2, 2, "start");
      await linked(page, `${RIVER}&at=2,2,start`);
      await page.locator("#board").press("u");
      await page.locator("#board").press("u");
      await linked(page, RIVER);
    }
  });
});

test("on a phone the graph is a sheet: a tap goes there or tells why not, a drag only scrolls", async () => {
  await play(browser, { hash: RIVER, ...phone }, async (page, _, context) => {
    await onCanvas(page);
    const [floor] = await page.evaluate((names) => names.map((name) => document.getElementById(name).src.length), FIGURES);
    assert.ok(floor < 100, "what is not seen is not drawn");
    await tap(page.locator(".map"));
    for (const size of sizes(await pictures(page))) assert.ok(size > 0);
    const gap = await node(page, 1, 2);
    await page.touchscreen.tap(gap.x, gap.y);
    await settled(page);
    assert.equal(
      await text(page, "tip"),
      "Not allowed with 1 priest and 2 devils at the start. On the start bank, 2 devils outnumber 1 priest.",
    );
    const { x, y } = await node(page, 1, 1, "start");
    await page.touchscreen.tap(x, y);
    await linked(page, `${RIVER}&at=1,1,start`);
    assert.equal(await text(page, "tip"), "At the start: 1 priest and 1 devil, with the boat; 1 to go.");
    await tap(page.locator("[data-zooms]"));
    const fingers = await context.newCDPSession(page);
    const touch = (type, ...touchPoints) => fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
    const from = await node(page, 3, 3, "start");
    await touch("touchStart", { x: from.x, y: from.y });
    for (const way of [20, 60, 100]) await touch("touchMove", { x: from.x, y: from.y - way });
    await touch("touchEnd");
    // A tap while it still rolls would only stop it.
    await page.waitForFunction(async () => {
      const { scrollTop } = document.querySelector(".pan");
      await new Promise((resolve) => setTimeout(resolve, 200));
      return scrollTop > 0 && scrollTop === document.querySelector(".pan").scrollTop;
    });
    await linked(page, `${RIVER}&at=1,1,start`);
    await tap(page.locator("#sight-sheet [data-closes]"));
    await counted(page, 0, 1);
    await tap(button(page, "hint"));
    await says(page, /^Loaded for a shortest way/);
  });
});
