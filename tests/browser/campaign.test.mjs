// The campaign: its sheet, the way from one level to the next, and the ticks that stay.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { axeFindsNothing, banner, launch, linked, phone, play, settled, tap, text } from "./harness.mjs";

/** The first level, with all but the last of the moves that win it with the fewest pushes, and the key of the last. */
const FIRST = "#/sokoban?gen=crafted1&level=easy&size=7x6&boxes=2&seed=53";
const WON = "RdrrUUlldRdr";
const KEY = "ArrowUp";
const SECOND = "#/sokoban?gen=crafted1&level=easy&size=7x6&boxes=2&seed=40";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

test("a level is won, ticked for good, and followed by the next", async () => {
  await play(browser, { hash: `${FIRST}&moves=${WON}`, reducedMotion: "reduce" }, async (page) => {
    assert.equal(await text(page, "name"), "1 · First Steps");
    await page.locator("#board").press(KEY);
    await banner(page, "won");
    await page.locator("#banner-action").click();
    await page.waitForFunction((link) => location.hash === link, SECOND);
    assert.equal(await text(page, "name"), "2 · Carousel");
    await page.reload();
    await page.waitForFunction(() => document.querySelector("[data-show=name]").textContent !== "");
    await page.locator("aside [data-opens=campaign-sheet]").click();
    const buttons = page.locator("#campaign button");
    assert.equal(await buttons.count(), 60);
    assert.deepEqual(await buttons.nth(0).locator("small").textContent(), "✓ solved");
    assert.deepEqual(await buttons.nth(1).locator("small").textContent(), "");
    assert.equal(await buttons.nth(1).getAttribute("aria-current"), "true");
    assert.match(await text(page, "campaign"), /^1 of 60 solved\./);
  });
});

test("any level is opened from the sheet on a phone, and back goes back", async () => {
  await play(browser, { hash: FIRST, ...phone }, async (page) => {
    await tap(page.locator(".more"));
    await tap(page.locator("#more-sheet [data-opens=campaign-sheet]"));
    await axeFindsNothing(page, "the campaign");
    await tap(page.locator("#campaign button", { hasText: "Courtyard" }));
    await page.locator("#campaign-sheet").waitFor({ state: "hidden" });
    await page.waitForFunction(() => document.querySelector("[data-show=name]").textContent === "12 · Courtyard");
    await page.goBack();
    await page.waitForFunction(() => document.querySelector("[data-show=name]").textContent === "1 · First Steps");
    await settled(page);
    await linked(page, FIRST);
  });
});

test("the sheet shows where one is, and goes when the address changes", async () => {
  await play(browser, { hash: FIRST, ...phone }, async (page) => {
    await page.evaluate(() => { location.hash = "#/sokoban?gen=crafted1&level=max&size=10x10&boxes=4&seed=12"; });
    await page.waitForFunction(() => document.querySelector("[data-show=name]").textContent === "60 · Lamp Room");
    await tap(page.locator(".more"));
    await tap(page.locator("#more-sheet [data-opens=campaign-sheet]"));
    const here = page.locator("#campaign [aria-current]");
    await here.waitFor({ state: "visible" });
    const { y, height } = await here.boundingBox();
    assert.ok(y > 0 && y + height < 844, "the level on the board is in sight");
    await page.goBack();
    await page.locator("#campaign-sheet").waitFor({ state: "hidden" });
  });
});

test("the New sheet keeps to what its boards can hold, and a browser's own numbers count", async () => {
  await play(browser, { hash: FIRST }, async (page) => {
    await page.locator("aside [data-opens=new-sheet]").click();
    const field = (selector) => page.locator(`#new-form ${selector}`);
    await field("[name=size][value='10x10']").check({ force: true });
    await field("[name=level][value=max]").check({ force: true });
    await field("#new-width").fill("6");
    await field("#new-height").fill("6");
    assert.equal(await field("[name=level]:checked").getAttribute("value"), "medium");
    assert.equal(await field("[name=boxes]:checked").getAttribute("value"), "3");
    assert.ok(await field("[name=boxes][value='1']").isDisabled());
    await field("#new-width").fill("0.8e1");
    await field("[type=submit]").click();
    await page.waitForFunction(() => location.hash.includes("level=medium&size=8x6&boxes=3&seed="));
    assert.equal(await page.locator("#banner").isVisible(), false);
  });
});
