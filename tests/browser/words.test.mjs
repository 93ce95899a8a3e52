// The page in its two languages: the browser's at first, the chosen one afterwards, and every word of it.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { LATIN, LEVEL, WAY, banner, button, latinWords, launch, phone, play, says, settled, speaks } from "./harness.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const calm = { reducedMotion: "reduce" };
const CHINESE = "**/chinese.txt";
const lang = (page) => page.evaluate(() => document.documentElement.lang);

test("a first visit speaks the browser's language, and a choice is remembered", async () => {
  await play(browser, { hash: LEVEL, locale: "zh-CN", ...calm }, async (page) => {
    await speaks(page, "zh-Hans");
    assert.equal(await page.title(), "经典 K7QX2M9P · 探照灯");
    await button(page, "language").click();
    await speaks(page, "en");
    await says(page, /^The page speaks English now\.$/);
    assert.equal(await page.title(), "Classic K7QX2M9P · Searchlight");
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.state === "ready");
    assert.equal(await lang(page), "en");
  });
  await play(browser, { hash: LEVEL, locale: "de-DE", ...calm }, async (page) => assert.equal(await lang(page), "en"));
});

test("no English word is left in the Chinese page, whatever it says", async () => {
  const chinese = async (page, where) => {
    await settled(page);
    const left = (await page.evaluate(latinWords)).filter((word) => !LATIN.test(word));
    assert.deepEqual(left, [], where);
  };
  await play(browser, { hash: LEVEL, locale: "zh-CN", ...calm }, async (page) => {
    await speaks(page, "zh-Hans");
    await chinese(page, "at first");
    const board = page.locator("#board");
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "u", "y", "y", "r", "h"]) {
      await board.press(key);
      await chinese(page, `after ${key}`);
    }
    await board.press("u");
    await button(page, "theme").click();
    await chinese(page, "theme");
    await page.evaluate((link) => { location.hash = link; }, `${LEVEL}&moves=${WAY}`);
    await banner(page, "won");
    await chinese(page, "won");
    await page.evaluate(() => { location.hash = "#/sokoban?xsb=7w_w5-w_w-b-o-w_w5-w_w-obp-w_7w&moves=LL"; });
    await banner(page, "stuck");
    await chinese(page, "stuck");
    await button(page, "hint").click();
    await chinese(page, "hint of a lost position");
  });
  await play(browser, { hash: "#/sokoban?xsb=5w_wp", locale: "zh-TW", ...phone }, async (page) => {
    await speaks(page, "zh-Hans");
    assert.match(await banner(page, "notice"), /^这个链接打不开：xsb= 有误/);
  });
});

test("Chinese is loaded once, when it is first wanted, and readers of English never load it", async () => {
  await play(browser, { hash: LEVEL, ...calm }, async (page, notes) => {
    const loaded = () => notes.requests.filter((url) => url.endsWith("/chinese.txt")).length;
    const labels = () => page.evaluate(() => [...document.querySelectorAll("[data-word]")].map(({ textContent }) => textContent));
    const english = await labels();
    assert.equal(loaded(), 0);
    for (const language of ["zh-Hans", "en", "zh-Hans", "en"]) {
      await button(page, "language").click();
      await speaks(page, language);
      assert.equal(loaded(), 1);
    }
    assert.deepEqual(await labels(), english);
  });
});

test("where Chinese does not come the page stays English, says so, and tries again when asked", async () => {
  const answers = {
    "a missing file": (route) => route.fulfill({ status: 404, body: "" }),
    "the front page for any address": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>\n<p>|" }),
    "no answer": (route) => route.abort(),
  };
  for (const [what, answer] of Object.entries(answers)) {
    const before = (page) => page.route(CHINESE, answer);
    await play(browser, { hash: LEVEL, locale: "zh-CN", before, allow: /404|chinese\.txt|ERR_FAILED/, ...calm }, async (page) => {
      const notice = await banner(page, "notice");
      assert.equal(notice, "The Chinese words could not be loaded. 中文未能载入。", what);
      assert.equal(await lang(page), "en");
      assert.equal(await page.title(), "Classic K7QX2M9P · Searchlight");
      assert.equal(await button(page, "hint").innerText(), "Hint");
      await page.unroute(CHINESE);
      await button(page, "language").click();
      await speaks(page, "zh-Hans");
      assert.equal(await page.title(), "经典 K7QX2M9P · 探照灯");
    });
  }
});
