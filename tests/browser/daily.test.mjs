// The levels of the day: the sheet that opens them, what is kept of a win, and what is shared of it.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { address, axeFindsNothing, banner, button, counted, launch, linked, phone, play, says, settled, tap } from "./harness.mjs";

const DAY = "#/sokoban?daily=2026-11-30&level=easy&gen=crafted1";
/** Moves that win that level with the fewest pushes. */
const WON = "uLulldRdRluRdlD";
/** Noon of that day. */
const noon = (page) => page.clock.setFixedTime("2026-11-30T12:00:00Z");

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const sheet = (page) => page.locator("#today-sheet");
const mark = (page, number) => page.locator(`[data-show=daily-${number}]`).textContent();

test("a level of the day is won, marked and shared without its moves", async () => {
  const options = { hash: `${DAY}&moves=${WON.slice(0, -1)}`, before: noon, reducedMotion: "reduce" };
  await play(browser, { ...options, permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
    assert.equal(await page.locator("[data-show=name]").first().textContent(), "Today, Easy");
    await page.locator("#board").press("ArrowDown");
    await banner(page, "won");
    await button(page, "share").click();
    await says(page, /^Link copied\.$/);
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      `Searchlight 2026-11-30, Easy ★☆☆☆☆: 5 pushes, at least 5, streak 1\n${address}${DAY}`,
    );
    await page.locator("aside [data-opens=today-sheet]").click();
    assert.deepEqual([await mark(page, 1), await mark(page, 2)], ["✓ solved", ""]);
    assert.equal(await page.locator("[data-show=streak]").textContent(), "1 day in a row.");
    await page.reload();
    await settled(page);
    assert.equal(await mark(page, 1), "✓ solved");
  });
});

test("the sheet goes back through the days, to none that is still to come", async () => {
  await play(browser, { hash: DAY, before: noon, ...phone }, async (page) => {
    await tap(page.locator(".more"));
    await tap(page.locator("#more-sheet [data-opens=today-sheet]"));
    await axeFindsNothing(page, "the levels of the day");
    const day = page.locator("#day");
    assert.equal(await day.inputValue(), "2026-11-30");
    assert.equal(await button(page, "day-after").getAttribute("aria-disabled"), "true");
    await tap(button(page, "day-before"));
    await page.waitForFunction(() => document.querySelector("#day").value === "2026-11-29");
    for (const typed of ["2030-01-01", "", "1969-12-31"]) {
      await day.fill(typed);
      assert.equal(await day.inputValue(), "2026-11-30", `${typed} has no level yet`);
    }
    await day.fill("2026-02-28");
    await tap(page.locator("[data-daily=hard]"));
    await sheet(page).waitFor({ state: "hidden" });
    await page.waitForFunction(() => location.hash === "#/sokoban?daily=2026-02-28&level=hard&gen=crafted1");
    assert.equal(await page.locator("[data-show=name]").first().textContent(), "2026-02-28, Hard");
    await counted(page, 0, 0);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector("[data-show=name]").textContent === "Today, Easy");
    await linked(page, DAY);
  });
});
