// Between the two puzzles: tabs, Back and Forward, reload, and what the address of a game on the river may hold.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import {
  CROSSINGS, RIVER, ROOM, banner, button, counted, counts, follow, hash, launch, levelShown, phone, play, says, settled,
  tap, text,
} from "./harness.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const calm = { reducedMotion: "reduce" };
const tab = (page, name) => page.locator(`[data-tab=${name}]`);

/** What tells which puzzle is on the screen. */
async function shown(page) {
  await settled(page);
  return page.evaluate(() => ({
    current: [...document.querySelectorAll("[data-tab][aria-current=page]")].map((tab) => tab.dataset.tab),
    title: document.title,
    labels: ["label-1", "label-2", "label-3"].map((name) => document.querySelector(`[data-show=${name}]`).textContent),
    cross: document.querySelector("[data-command=cross]").checkVisibility(),
    seed: document.querySelector(".card .seed").checkVisibility(),
  }));
}

const SOKOBAN = {
  current: ["sokoban"], title: "Shared level · Searchlight", labels: ["moves", "pushes", "home"], cross: false, seed: true,
};
const ON_RIVER = {
  current: ["river"], title: "3 + 3, boat 2 · Searchlight", labels: ["crossings", "to go", "shortest"], cross: true, seed: false,
};

test("the tabs lead from Sokoban to the river and back, and each game waits for the other", async () => {
  await play(browser, { hash: ROOM, ...calm }, async (page) => {
    for (const key of ["ArrowLeft", "ArrowDown", "ArrowRight"]) await page.locator("#board").press(key);
    await counted(page, 3, 1);
    assert.deepEqual(await shown(page), SOKOBAN);
    await tab(page, "river").click();
    await page.waitForFunction((river) => location.hash === river, RIVER);
    assert.deepEqual(await shown(page), ON_RIVER);
    for (const key of ["d", "d", " "]) await page.locator("#board").press(key);
    await counted(page, 1, 10);
    await tab(page, "sokoban").click();
    await counted(page, 3, 1);
    assert.deepEqual(await shown(page), SOKOBAN);
    assert.equal(await hash(page), `${ROOM}&moves=ldR`);
    await button(page, "undo").click();
    await counted(page, 2, 0);
    await tab(page, "river").press("Enter");
    await counted(page, 1, 10);
    assert.deepEqual(await shown(page), ON_RIVER);
    assert.equal(await hash(page), `${RIVER}&moves=ddx`);
    await button(page, "undo").click();
    await counted(page, 0, 11);
  });
});

test("Back and Forward change between the puzzles, and a reload keeps the one on the screen", async () => {
  await play(browser, { hash: `${ROOM}&moves=ldR`, ...calm }, async (page) => {
    const entries = await page.evaluate(() => history.length);
    // The keys come before the page has drawn the river, and are meant for it all the same.
    await tab(page, "river").evaluate((tab) => {
      window.addEventListener("hashchange", () => {
        for (const key of ["p", "d", " "]) {
          document.getElementById("board").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        }
      }, { once: true });
      tab.click();
    });
    await counted(page, 1, 10);
    assert.equal(await page.evaluate(() => history.length), entries + 1, "a tab is an entry, a crossing is none");
    await page.goBack();
    await counted(page, 3, 1);
    assert.deepEqual(await shown(page), SOKOBAN);
    await page.goForward();
    await counted(page, 1, 10);
    assert.deepEqual(await shown(page), ON_RIVER);
    await page.reload();
    await levelShown(page);
    await counted(page, 1, 10);
    assert.deepEqual(await shown(page), ON_RIVER);
    await page.evaluate(() => { location.href = location.pathname; });
    await levelShown(page);
    assert.deepEqual(await shown(page), ON_RIVER);
    assert.deepEqual(await counts(page), [1, 10]);
    assert.equal(await hash(page), `${RIVER}&moves=pdx`);
  });
});

test("a sheet that is open when Back leaves the river does not hold the page", async () => {
  for (const sheet of ["sight-sheet", "river-sheet"]) {
    await play(browser, { hash: ROOM, ...phone }, async (page) => {
      await tap(tab(page, "river"));
      await counted(page, 0, 11);
      if (sheet === "sight-sheet") {
        await tap(page.locator(".map"));
      } else {
        await tap(page.locator(".more"));
        await tap(page.locator("#more-sheet [data-command=new]"));
      }
      await page.locator(`#${sheet}`).waitFor({ state: "visible" });
      await page.goBack();
      await page.waitForFunction(() => document.documentElement.dataset.game === "sokoban");
      assert.equal(await page.locator("dialog[open]").count(), 0);
      await tap(button(page, "hint"));
      await says(page, /to go/);
    });
  }
});

test("what plays by itself stops when the tab is left", async () => {
  await play(browser, { hash: RIVER, ...calm }, async (page) => {
    await button(page, "solve").click();
    await page.locator(".playback").waitFor({ state: "visible" });
    await tab(page, "sokoban").click();
    await page.locator(".playback").waitFor({ state: "hidden" });
    await tab(page, "river").click();
    await settled(page);
    assert.equal(await page.locator(".playback").isVisible(), false);
  });
});

test("links hold settings, moves in either spelling, and where a game began", async () => {
  await play(browser, { hash: `${RIVER}&moves=${CROSSINGS.slice(0, -3)}`, ...calm }, async (page) => {
    assert.deepEqual(await counts(page), [10, 1]);
    assert.equal(await hash(page), `${RIVER}&moves=ddxDxdxDxDppxPdxDpxPPdxdxDx`);
    for (const [link, name, crossings, left, written = link] of [
      [`${RIVER}&moves=ddxDx`, "3 + 3, boat 2", 2, 9],
      [`${RIVER}&moves=dd-d`, "3 + 3, boat 2", 2, 9, `${RIVER}&moves=ddxDx`],
      [`${RIVER}&moves=dd~`, "3 + 3, boat 2", 0, 11],
      [`${RIVER}&at=3,2,far`, "3 + 3, boat 2", 0, 12],
      [`${RIVER}&at=0,2,start&moves=ddx`, "3 + 3, boat 2", 1, 0],
      ["#/river?boat=3&devils=4&priests=5", "5 + 4, boat 3", 0, 7, "#/river?priests=5&devils=4&boat=3"],
      ["#/river?priests=3&devils=3&boat=3&rowers=priests", "3 + 3, boat 3", 0, 7],
      ["#/river?priests=4&devils=4&boat=2&rule=place", "4 + 4, boat 2", 0, 13],
    ]) {
      await follow(page, link);
      assert.equal(await text(page, "name"), name, link);
      assert.deepEqual(await counts(page), [crossings, left], link);
      assert.equal(await hash(page), written);
      assert.equal(await page.locator("#banner[data-kind=notice]").isVisible(), false, link);
    }
  });
});

test("what a link to the river has wrong is corrected and told", async () => {
  await play(browser, { hash: RIVER, ...calm }, async (page) => {
    for (const [link, told, written] of [
      ["#/river?priests=3&devils=9&boat=2", "In the link, devils= is out of bounds; using 3.", RIVER],
      ["#/river?priests=3&devils=x&boat=2", "In the link, devils= can't be read; using 3.", RIVER],
      ["#/river?boat=9", "In the link, boat= is out of bounds; using 6.", "#/river?priests=3&devils=3&boat=6"],
      [`${RIVER}&rowers=nobody`, "In the link, rowers= can't be read; using all.", RIVER],
      [`${RIVER}&wind=4`, "In the link, unknown key “wind” is passed over.", RIVER],
      [`${RIVER}&at=1,3,start`, "In the link, at=: devils outnumber priests on the start bank, 3 to 1; using the start.", RIVER],
      [`${RIVER}&at=7,7,far`, "In the link, at= can't be read; using 3,3,start.", RIVER],
      [`${RIVER}&moves=ddxq`, "In the link, moves=: character 4, 'q', is no move; they are left out.", RIVER],
      [`${RIVER}&moves=ddxx%`, "In the link, moves=: character 5, '%', is no move; they are left out.", RIVER],
      [`${RIVER}&moves=ddxPx`, "In the link, move 4 is against the rules; it and all after it are left out.", `${RIVER}&moves=ddx`],
    ]) {
      await follow(page, link);
      assert.equal(await banner(page, "notice"), told, link);
      assert.equal(await hash(page), written, link);
      await button(page, "dismiss").click();
      await page.locator("#banner").waitFor({ state: "hidden" });
    }
    await page.locator("#board").press("h");
    await says(page, /^Loaded for a shortest way/);
  });
});
