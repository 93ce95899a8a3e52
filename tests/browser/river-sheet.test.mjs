// The sheet of River's settings: presets, bounds, a new game as an entry of the history, and a game without a solution.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { RIVER, banner, button, counted, launch, linked, phone, play, pressed, says, settled, tap, text } from "./harness.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const calm = { reducedMotion: "reduce" };
const field = (page, name) => page.locator(`#river-${name}`);
const preset = (page, value) => page.locator(`#river-form input[name=preset][value="${value}"]`);
const chosen = (page, group) => page.evaluate((group) => document.querySelector(`#river-form [name=${group}]:checked`)?.value, group);

async function fields(page) {
  const numbers = ["priests", "devils", "boat"].map((name) => field(page, name).inputValue());
  return [...(await Promise.all(numbers)).map(Number), await chosen(page, "rowers"), await chosen(page, "rule")];
}

async function open(page) {
  await button(page, "new").click();
  await page.locator("#river-sheet").waitFor({ state: "visible" });
}

test("presets fill in the fields, and fields mark the preset they amount to", async () => {
  await play(browser, { hash: RIVER, ...calm }, async (page) => {
    await open(page);
    assert.deepEqual(await fields(page), [3, 3, 2, "all", "classical"]);
    assert.equal(await chosen(page, "preset"), "3 3 2 all");
    await page.locator("#river-form [name=rule][value=place]").check();
    for (const value of ["2 2 2 all", "4 4 3 all", "5 5 3 all", "6 6 4 all", "3 3 3 priests", "4 4 2 all"]) {
      await preset(page, value).check();
      const [priests, devils, boat, rowers] = value.split(" ");
      assert.deepEqual(await fields(page), [Number(priests), Number(devils), Number(boat), rowers, "classical"], value);
    }
    await page.locator("#river-form [name=rule][value=place]").check();
    assert.equal(await chosen(page, "preset"), undefined, "with the other rule it is another game, and possible");
    await page.locator("#river-form [name=rule][value=classical]").check();
    assert.equal(await chosen(page, "preset"), "4 4 2 all");
    await field(page, "boat").fill("3");
    assert.equal(await chosen(page, "preset"), "4 4 3 all");
    await page.locator("#river-form [name=rowers][value=one-devil]").check();
    assert.equal(await chosen(page, "preset"), undefined);
  });
});

test("devils are held to the number of priests, unless there is none", async () => {
  await play(browser, { hash: RIVER, ...calm }, async (page) => {
    await open(page);
    for (const [priests, most] of [["5", "5"], ["2", "2"], ["0", "12"], ["12", "12"]]) {
      await field(page, "priests").fill(priests);
      assert.equal(await field(page, "devils").getAttribute("max"), most);
    }
    await field(page, "priests").fill("2");
    await field(page, "devils").fill("3");
    await page.locator("#river-form [type=submit]").click();
    assert.equal(await page.locator("#river-sheet").isVisible(), true, "the browser holds the form");
    await linked(page, RIVER);
    await field(page, "devils").fill("1");
    await page.locator("#river-form [type=submit]").click();
    await page.waitForFunction(() => location.hash === "#/river?priests=2&devils=1&boat=2");
  });
});

test("what is asked for is made, as an entry of the history, with the keys on the board again", async () => {
  await play(browser, { hash: `${RIVER}&moves=ddx`, ...calm }, async (page) => {
    const entries = await page.evaluate(() => history.length);
    await page.locator("#board").press("n");
    await page.locator("#river-sheet").waitFor({ state: "visible" });
    await field(page, "priests").fill("5");
    await field(page, "devils").fill("4");
    await field(page, "boat").fill("3");
    await page.locator("#river-form [name=rowers][value=two-devils]").check();
    await field(page, "boat").press("Enter");
    await page.waitForFunction(() => location.hash === "#/river?priests=5&devils=4&boat=3&rowers=two-devils");
    assert.equal(await page.locator("#river-sheet").isVisible(), false);
    assert.equal(await page.evaluate(() => history.length), entries + 1);
    assert.equal(await page.title(), "5 + 4, boat 3 · Searchlight");
    assert.equal(await text(page, "about"), "Priests and two devils row. Arrivals count at once.");
    await page.keyboard.press("o");
    await says(page, /^One rowing devil boards/);
    await page.goBack();
    await counted(page, 1, 10);
    assert.equal(await text(page, "name"), "3 + 3, boat 2");
    await open(page);
    assert.deepEqual(await fields(page), [3, 3, 2, "all", "classical"], "the game on the board is offered first");
  });
});

test("a sheet that is closed makes nothing, by Escape, its button or a press beside it", async () => {
  await play(browser, { hash: RIVER, ...phone }, async (page) => {
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => tap(page.locator("#river-sheet [data-closes]")),
      () => pressed(page, () => page.touchscreen.tap(195, 20)),
    ]) {
      await tap(page.locator(".more"));
      await tap(page.locator("#more-sheet [data-command=new]"));
      await page.locator("#river-sheet").waitFor({ state: "visible" });
      assert.equal(await page.locator("#more-sheet").isVisible(), false);
      await preset(page, "6 6 4 all").check();
      await close();
      await page.locator("#river-sheet").waitFor({ state: "hidden" });
      await settled(page);
      await linked(page, RIVER);
    }
  });
});

test("a text that is marked with the mouse up to outside its sheet leaves the sheet open", async () => {
  await play(browser, { hash: RIVER, ...calm }, async (page) => {
    await open(page);
    const { x, y } = await page.locator("#river-title").boundingBox();
    await page.mouse.move(x + 20, y + 5);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await settled(page);
    assert.equal(await page.locator("#river-sheet").isVisible(), true);
    await page.mouse.click(5, 5);
    await page.locator("#river-sheet").waitFor({ state: "hidden" });
    await linked(page, RIVER);
  });
});

test("a game without a solution says so at once, and offers the nearest that has one", async () => {
  await play(browser, { hash: RIVER, ...calm }, async (page) => {
    await open(page);
    await preset(page, "4 4 2 all").check();
    await page.locator("#river-form [type=submit]").click();
    assert.match(await banner(page, "stuck"), /^This game has no solution: no way on the graph leads from the start to the end\./);
    assert.equal(await text(page, "count-2"), "–");
    assert.equal(await button(page, "solve").getAttribute("aria-disabled"), "true");
    assert.equal(await page.locator("#banner-action").textContent(), "Play 4 + 4, boat 3");
    await page.locator("#banner-action").click();
    await page.waitForFunction(() => location.hash === "#/river?priests=4&devils=4&boat=3");
    await page.locator("#banner").waitFor({ state: "hidden" });
    await counted(page, 0, 9);
  });
});
