// The address holds the puzzle: reload, Back, Forward, pasted, broken and shared links.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import {
  LEVEL, ROOM, address, banner, button, counted, counts, hash, launch, levelShown, phone, play, says, settled, tap, text,
  visit,
} from "./harness.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const calm = { reducedMotion: "reduce" };

test("a reload brings the moves back, Back and Forward change between levels", async () => {
  await play(browser, { hash: ROOM, ...calm }, async (page) => {
    for (const key of ["ArrowLeft", "ArrowDown", "ArrowRight"]) await page.locator("#board").press(key);
    await counted(page, 3, 1);
    assert.equal(await hash(page), `${ROOM}&moves=ldR`);
    await page.reload();
    await levelShown(page);
    await counted(page, 3, 1);
    const entries = await page.evaluate(() => history.length);
    await page.locator("#board").press("n");
    await page.waitForFunction(() => location.hash.includes("seed="));
    await page.locator("#board").press("ArrowUp");
    assert.equal(await page.evaluate(() => history.length), entries + 1, "a level is an entry, a move is none");
    await settled(page);
    const second = await hash(page);
    await page.goBack();
    await counted(page, 3, 1);
    assert.equal(await text(page, "name"), "Shared level");
    assert.equal(await hash(page), `${ROOM}&moves=ldR`);
    await page.goForward();
    await page.waitForFunction(() => document.querySelector("[data-show=name]").textContent === "Crafted");
    assert.equal(await hash(page), second);
    await page.locator("#board").press("ArrowDown");
  });
});

test("a link pasted into the open tab opens, with its moves to undo", async () => {
  await play(browser, { hash: LEVEL, ...calm }, async (page) => {
    await page.evaluate((room) => { location.hash = `${room}&moves=ldR`; }, ROOM);
    await counted(page, 3, 1);
    assert.equal(await text(page, "about"), "7 × 6, 1 box.");
    await button(page, "undo").click();
    await counted(page, 2, 0);
    await page.goBack();
    await page.waitForFunction(() => document.title.includes("K7QX2M9P"));
    await counted(page, 0, 0);
    assert.equal(await text(page, "about"), "12 × 8, 3 boxes.");
  });
});

test("a link with moves opens at its position, and one by value is written the short way", async () => {
  await play(browser, { hash: `${LEVEL}&moves=ddllluR`, ...calm }, async (page) => {
    assert.deepEqual(await counts(page), [7, 1]);
    await page.evaluate(() => { location.hash = "#/sokoban?xsb=wwwww|wpbow|wwwww"; });
    await page.waitForFunction(() => location.hash === "#/sokoban?xsb=5w_wpbow_5w");
    await page.locator("#board").press("ArrowRight");
    assert.match(await banner(page, "won"), /^Solved! 1 move, 1 push\./);
  });
});

test("moves of a link beyond its win are left out, which is told before the win", async () => {
  await play(browser, { hash: `${ROOM}&moves=ldRRdrUrul`, ...calm }, async (page) => {
    assert.match(await banner(page, "notice"), /move 8/i);
    await button(page, "dismiss").click();
    assert.match(await banner(page, "won"), /^Solved! 7 moves, 3 pushes\./);
    assert.equal(await hash(page), `${ROOM}&moves=ldRRdrU`);
  });
});

test("what a link has too much or wrong is corrected and told", async () => {
  await play(browser, { hash: "#/sokoban?gen=classic1&size=99x10&boxes=3&seed=a&colour=red", ...calm }, async (page) => {
    const told = await banner(page, "notice");
    assert.match(told, /colour/);
    assert.match(told, /20x10/);
    assert.equal(await hash(page), "#/sokoban?gen=classic1&size=20x10&boxes=3&seed=a");
    await button(page, "dismiss").click();
    await page.locator("#banner").waitFor({ state: "hidden" });
  });
});

test("a broken link costs one sentence, and a fresh level takes its place", async () => {
  const broken = [
    ["#/sokoban?xsb=5w_wp", /line 1, column 6: the walls leave a way out/],
    ["#/chess?x", /chess/],
    ["#/sokoban?seed=%FF", /seed=/],
    ["#nonsense", /nonsense/],
    ["#/sokoban?size=9x9", /neither seed= nor xsb=/],
  ];
  for (const [link, fault] of broken) {
    await play(browser, { hash: link, ...calm }, async (page) => {
      const told = await banner(page, "notice");
      assert.match(told, fault);
      assert.match(told, /^This link can't be opened/);
      assert.match(told, /another game/);
      assert.match(await hash(page), /^#\/sokoban\?gen=crafted1&level=easy&size=8x8&boxes=3&seed=[0-9A-Z]{8}$/);
      assert.match(await page.locator("#status").textContent(), fault);
    });
  }
});

test("Share copies the whole address and says so, and so does the seed's button", async () => {
  await play(browser, { hash: LEVEL, permissions: ["clipboard-read", "clipboard-write"], ...calm }, async (page) => {
    await page.locator("#board").press("ArrowDown");
    await counted(page, 1, 0);
    await button(page, "share").click();
    await says(page, /^Link copied\.$/);
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${address}${LEVEL}&moves=d`);
    await button(page, "copy-seed").click();
    await says(page, /^Seed copied\.$/);
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "K7QX2M9P");
  });
});

test("where the clipboard is denied or missing, the link stands selected", async () => {
  const refusing = { writeText: "denied" };
  for (const clipboard of [refusing, undefined]) {
    const before = (page) => page.addInitScript((clipboard) => {
      const value = clipboard && { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) };
      Object.defineProperty(navigator, "clipboard", { value });
    }, clipboard);
    await play(browser, { hash: LEVEL, before, ...calm }, async (page) => {
      await button(page, "share").click();
      await says(page, /copy what is selected/);
      const field = page.locator("#link-text");
      assert.equal(await field.inputValue(), `${address}${LEVEL}`);
      assert.equal(await page.evaluate(() => getSelection().toString()), `${address}${LEVEL}`);
      await page.keyboard.press("Escape");
      await page.locator("#link-sheet").waitFor({ state: "hidden" });
    });
  }
});

test("a phone's own share sheet is used, and a closed one is no fault", async () => {
  const before = (page) => page.addInitScript(() => {
    navigator.share = (what) => {
      globalThis.shared = what;
      return globalThis.drop ? Promise.reject(new DOMException("closed", "AbortError")) : Promise.resolve();
    };
  });
  await play(browser, { hash: LEVEL, before, ...phone }, async (page) => {
    const share = async () => {
      await tap(page.locator(".more"));
      await tap(page.locator("#more-sheet [data-command=share]"));
    };
    await share();
    await says(page, /^Link shared\.$/);
    assert.deepEqual(await page.evaluate(() => globalThis.shared), {
      title: "Classic K7QX2M9P · Searchlight",
      url: `${address}${LEVEL}`,
    });
    await page.evaluate(() => { globalThis.drop = true; });
    await share();
    await says(page, /^Nothing was shared\.$/);
  });
});

test("without a link a fresh level comes, and its address makes the same level again", async () => {
  await visit(browser, calm, async (page) => {
    await levelShown(page);
    const [link, board] = [await hash(page), await text(page, "board")];
    assert.match(link, /^#\/sokoban\?gen=crafted1&level=easy&size=8x8&boxes=3&seed=[0-9A-HJKMNP-TV-Z]{8}$/);
    await page.evaluate((room) => { location.hash = room; }, ROOM);
    await page.waitForFunction(() => document.querySelector("[data-show=name]").textContent === "Shared level");
    await page.evaluate((link) => { location.hash = link; }, link);
    await page.waitForFunction(() => document.querySelector("[data-show=name]").textContent === "Crafted");
    await settled(page);
    assert.equal(await text(page, "board"), board);
  });
});
