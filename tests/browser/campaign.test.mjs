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
