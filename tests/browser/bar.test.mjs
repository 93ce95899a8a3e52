// What the page is held to as a page: few requests, no barrier, room for every finger and no sideways scroll.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { LEVEL, WAY, address, axeFindsNothing, banner, button, launch, phone, play, says, settled } from "./harness.mjs";
import { scores } from "./lighthouse.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" };
const small = { ...phone, viewport: { width: 320, height: 640 } };
const SHEETS = ["new-sheet", "campaign-sheet", "today-sheet", "help-sheet", "more-sheet", "link-sheet"];

/** Brings the page into each of its states, one after the other. */
async function eachState(page, look) {
  await look("start");
  for (const sheet of SHEETS) {
    await page.evaluate((sheet) => document.getElementById(sheet).showModal(), sheet);
    await look(sheet);
    await page.evaluate((sheet) => document.getElementById(sheet).close(), sheet);
  }
  await button(page, "hint").click();
  await says(page, /11 pushes to go/);
  await look("hint");
  await page.evaluate((link) => { location.hash = link; }, `${LEVEL}&moves=${WAY}`);
  await banner(page, "won");
  await look("won");
  await page.evaluate(() => { location.hash = "#/sokoban?xsb=7w_w5-w_w-b-o-w_w5-w_w-obp-w_7w&moves=LL"; });
  await banner(page, "stuck");
  await look("stuck");
  await page.evaluate(() => { location.hash = "#/sokoban?xsb=5w_wp"; });
  await banner(page, "notice");
  await look("notice");
}

test("up to the first Hint there are at most twelve requests, the module once among them", async () => {
  await play(browser, { hash: LEVEL, ...desk }, async (page, notes) => {
    await button(page, "hint").click();
    await says(page, /11 pushes to go/);
    await page.locator("#picture").waitFor({ state: "hidden" });
    assert.ok(notes.requests.length <= 12, notes.requests.join("\n"));
    assert.equal(notes.requests.filter((url) => url.endsWith(".wasm")).length, 1);
  });
});

test("axe finds nothing in any state, by desk and phone, light and dark", async () => {
  for (const [device, options] of Object.entries({ desk, phone })) {
    await play(browser, { hash: LEVEL, colorScheme: "light", ...options }, async (page) => {
      await eachState(page, (state) => axeFindsNothing(page, `${device}, ${state}`));
    });
  }
});

test("at 320 pixels nothing scrolls sideways, and on touch every target has 44 pixels", async () => {
  for (const [device, options] of Object.entries({ small, phone, onItsSide: { ...phone, viewport: { width: 740, height: 360 } } })) {
    await play(browser, { hash: LEVEL, ...options }, async (page) => {
      await eachState(page, async (state) => {
        await settled(page);
        const { wide, narrow } = await page.evaluate(() => {
          const sheet = document.querySelector("dialog[open]");
          const within = sheet ?? document;
          const targets = within.querySelectorAll("button, input:not([type=radio]), a[href], .presets label");
          const small = [...targets].filter((target) => target.checkVisibility({ visibilityProperty: true }))
            .map((target) => [target, target.getBoundingClientRect()])
            .filter(([, { width, height }]) => width < 44 || height < 44)
            .map(([target, { width, height }]) => `${target.outerHTML.slice(0, 80)}: ${width} x ${height}`);
          const scrolls = [document.documentElement, ...(sheet ? [sheet] : [])];
          return { wide: scrolls.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), narrow: small };
        });
        assert.deepEqual(narrow, [], `${device}, ${state}`);
        assert.ok(wide.every((more) => more <= 0), `${device}, ${state}: ${wide} pixels too wide`);
      });
    });
  }
});

test("Lighthouse finds nothing to better but, at most, speed", async () => {
  const { accessibility, "best-practices": practices, seo } = await scores(address, ["accessibility", "best-practices", "seo"]);
  assert.deepEqual({ accessibility, practices, seo }, { accessibility: 1, practices: 1, seo: 1 });
});
