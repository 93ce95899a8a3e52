// What outlives a visit: the game, the choices and the best results; and what happens where nothing can be kept.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import {
  LEVEL, ROOM, WAY, address, banner, button, counted, hash, launch, levelShown, play, says, settled, speaks, text,
} from "./harness.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const calm = { reducedMotion: "reduce" };

test("game, choices and best result survive a visit without a link", async () => {
  await play(browser, { hash: `${LEVEL}&moves=${WAY.slice(0, -1)}`, ...calm }, async (page) => {
    await page.locator("#board").press("ArrowRight");
    assert.match(await banner(page, "won"), /Your best yet\.$/);
    await page.locator("#board").press("u");
    await counted(page, 42, 10);
    await button(page, "theme").click();
    await button(page, "theme").click();
    await button(page, "language").click();
    await speaks(page, "zh-Hans");
    await page.goto("about:blank");
    await page.goto(address);
    await levelShown(page);
    await counted(page, 42, 10);
    assert.equal(await hash(page), `${LEVEL}&moves=${WAY.slice(0, -1)}`);
    await speaks(page, "zh-Hans");
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
    assert.equal(await text(page, "best"), "★ 最佳：推 11 次，43 步");
  });
});

test("a win that Hint helped to is no record", async () => {
  await play(browser, { hash: `${LEVEL}&moves=${WAY.slice(0, -1)}`, ...calm }, async (page) => {
    await button(page, "hint").click();
    await says(page, /1 push to go/);
    await page.locator("#board").press("ArrowRight");
    assert.doesNotMatch(await banner(page, "won"), /best yet/);
    assert.equal(await text(page, "best"), "");
  });
});

test("blocked and full storage are each told once, and the game goes on", async () => {
  const blocked = () => Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("blocked", "SecurityError"); },
  });
  const full = () => { Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }; };
  for (const script of [blocked, full]) {
    await play(browser, { hash: ROOM, before: (page) => page.addInitScript(script), ...calm }, async (page) => {
      assert.equal(
        await banner(page, "notice"),
        "This browser stores nothing for the page: your game lives in the address only.",
      );
      await button(page, "dismiss").click();
      await page.locator("#banner").waitFor({ state: "hidden" });
      await page.locator("#board").press("ArrowRight");
      await counted(page, 1, 0);
      await button(page, "theme").click();
      await settled(page);
      assert.equal(await page.locator("#banner").isVisible(), false);
      await page.reload();
      await levelShown(page);
      await counted(page, 1, 0);
    });
  }
});

test("a broken saved text is set aside, not deleted, and told", async () => {
  const kept = { settings: "theme mauve\n", records: "few many #\n", game: "/sokoban?xsb=5w_wp" };
  const named = { settings: "settings", records: "best results", game: "game" };
  for (const [name, broken] of Object.entries(kept)) {
    const key = `searchlight.${name}.1`;
    const before = (page) => page.addInitScript(([key, broken]) => {
      if (!sessionStorage.getItem("begun")) localStorage.setItem(key, broken);
      sessionStorage.setItem("begun", "yes");
    }, [key, broken]);
    await play(browser, { before, ...calm }, async (page) => {
      const told = new RegExp(`^The saved text of your ${named[name]} could not be read and was set aside\\.$`);
      assert.match(await banner(page, "notice"), told);
      assert.equal(await page.evaluate((key) => localStorage.getItem(`${key}.broken`), key), broken);
      assert.notEqual(await page.evaluate((key) => localStorage.getItem(key), key), broken);
      await page.reload();
      await levelShown(page);
      await settled(page);
      assert.equal(await page.locator("#banner").isVisible(), false);
    });
  }
});
