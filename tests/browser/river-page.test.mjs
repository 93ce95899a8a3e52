// River held to what the whole page is held to: still when nothing moves, in two languages, without barriers, at any width,
// and without WebGL.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import {
  CROSSINGS, LATIN, RIVER, axeFindsNothing, banner, button, counted, follow, framesWithin, latinWords, launch, onCanvas, phone, play, says, settled, speaks,
} from "./harness.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const calm = { reducedMotion: "reduce" };
const desk = { viewport: { width: 1280, height: 800 }, ...calm };

/** Brings River into each of its states, one after the other. */
async function eachState(page, look) {
  await look("start");
  for (const sheet of ["sight-sheet", "river-sheet", "help-sheet", "more-sheet"]) {
    await page.evaluate((sheet) => document.getElementById(sheet).showModal(), sheet);
    await look(sheet);
    await page.evaluate((sheet) => document.getElementById(sheet).close(), sheet);
  }
  await button(page, "hint").click();
  await look("hint");
  for (const [name, kind, link] of [
    ["lost", "stuck", `${RIVER}&moves=px`],
    ["won", "won", `${RIVER}&moves=${CROSSINGS}`],
    ["impossible", "stuck", "#/river?priests=4&devils=4&boat=2"],
    ["notice", "notice", "#/river?priests=33&devils=12&boat=6&rowers=two-devils"],
  ]) {
    await follow(page, link);
    await banner(page, kind);
    await look(name);
  }
  await follow(page, RIVER);
  await page.evaluate(() => {
    for (const name of ["solve", "pause"]) document.querySelector(`[data-command=${name}]`).click();
  });
  await page.locator(".playback").waitFor({ state: "visible" });
  await look("auto");
}

test("a crossing is shown in several frames and then nothing runs; nothing either while Auto is paused", async () => {
  await play(browser, { hash: `${RIVER}&moves=dd~` }, async (page) => {
    await onCanvas(page);
    await settled(page);
    const before = await page.evaluate(() => globalThis.framesDrawn());
    await page.locator("#board").press(" ");
    await counted(page, 1, 10);
    await page.waitForFunction(() => globalThis.framesPending() === 0);
    assert.ok(await page.evaluate(() => globalThis.framesDrawn()) - before > 1, "the boat was shown on its way");
    assert.equal(await framesWithin(page, 2000), 0);
    assert.equal(await page.evaluate(() => globalThis.timersPending()), 0);
    await button(page, "solve").click();
    await page.locator(".playback").waitFor({ state: "visible" });
    await button(page, "pause").click();
    await page.waitForFunction(() => document.documentElement.dataset.playing === "false");
    assert.equal(await framesWithin(page, 2000), 0);
    assert.equal(await page.evaluate(() => globalThis.timersPending()), 0);
  });
});

test("with less motion wished, a crossing is one frame", async () => {
  await play(browser, { hash: `${RIVER}&moves=dd~`, ...calm }, async (page) => {
    await onCanvas(page);
    await page.locator("#board").focus();
    await settled(page);
    const before = await page.evaluate(() => globalThis.framesDrawn());
    await page.keyboard.press(" ");
    await counted(page, 1, 10);
    await settled(page);
    assert.equal(await page.evaluate(() => globalThis.framesDrawn()) - before, 1);
  });
});

test("nothing on the river is asked of a worker, nor is one loaded", async () => {
  const before = (page) => page.addInitScript(() => {
    globalThis.asked = 0;
    globalThis.Worker = class extends Worker {
      postMessage(what) {
        globalThis.asked += 1;
        super.postMessage(what);
      }
    };
  });
  await play(browser, { hash: RIVER, before, ...desk }, async (page, notes) => {
    await button(page, "hint").click();
    await button(page, "hint").click();
    await counted(page, 1, 10);
    await follow(page, "#/river?priests=12&devils=12&boat=6");
    await button(page, "solve").click();
    await says(page, /./);
    assert.equal(await page.evaluate(() => globalThis.asked), 0);
    assert.deepEqual(notes.requests.filter((url) => url.endsWith("worker.js")), []);
    assert.equal(notes.requests.filter((url) => url.endsWith(".wasm")).length, 1);
  });
});

test("no English word is left on the Chinese river, whatever it says", async () => {
  await play(browser, { hash: RIVER, locale: "zh-CN", ...desk }, async (page) => {
    const chinese = async (where) => {
      await settled(page);
      assert.deepEqual((await page.evaluate(latinWords)).filter((word) => !LATIN.test(word)), [], where);
    };
    await speaks(page, "zh-Hans");
    assert.equal(await page.title(), "3 + 3，船载 2 人 · 探照灯");
    for (const key of [" ", "p", "d", "d", "P", "9", "ArrowRight", "ArrowUp", " ", "1", "u", "y", "y", "r", "h", "h", "Escape"]) {
      await page.locator("#board").press(key);
      await chinese(`after ${key}`);
    }
    for (const key of ["ArrowRight", "ArrowDown", " ", "Enter"]) {
      await page.locator("#sight").press(key);
      await chinese(`${key} on the graph`);
    }
    await button(page, "numbers").click();
    await button(page, "wave-on").click();
    await follow(page, "#/river?priests=4&devils=3&boat=3&rowers=two-devils&rule=place&moves=rrpx");
    await chinese("rowing devils");
    await eachState(page, chinese);
  });
});

test("axe finds nothing in any state, by desk and phone, light and dark", async () => {
  for (const [device, options] of Object.entries({ desk, phone })) {
    await play(browser, { hash: RIVER, colorScheme: "light", ...options }, async (page) => {
      await eachState(page, (state) => axeFindsNothing(page, `${device}, ${state}`));
    });
  }
});

/** Runs in the page: what is too small for a finger, cut off, or wider than its place. */
function misfits() {
  const sheet = document.querySelector("dialog:modal");
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".unseen");
  const name = (element) => element.outerHTML.slice(0, 80);
  const targets = [...(sheet ?? document).querySelectorAll("button, input:not([type=radio]), a[href], .presets label")].filter(seen);
  const touch = matchMedia("(pointer: coarse)").matches;
  const small = targets.filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    return touch && (width < 44 || height < 44);
  });
  const outside = targets.filter((target) => {
    const around = target.closest("dialog, .card, .banner, .actions, .playback, body").getBoundingClientRect();
    const { left, right } = target.getBoundingClientRect();
    return left < around.left - 0.5 || right > around.right + 0.5;
  });
  const cut = targets.filter((target) => target.scrollWidth > target.clientWidth + 1 && target.localName !== "input");
  const texts = [...document.querySelectorAll(".top, .counts dt, .counts dd, .level h2, .level > .choose")].filter(seen);
  const boxes = texts.filter((box) => !box.matches(".top")).map((box) => [box, box.getBoundingClientRect()]);
  const tabs = [...document.querySelectorAll(".tab")].map((box) => [box, box.getBoundingClientRect()]);
  const all = [...boxes, ...tabs];
  const over = all.filter(([box, here], index) => all.slice(index + 1).some(([, there]) =>
    here.left < there.right - 1 && there.left < here.right - 1 && here.top < there.bottom - 1 && there.top < here.bottom - 1));
  const scrolls = [document.documentElement, ...(sheet ? [sheet] : [])].filter((box) => box.scrollWidth > box.clientWidth);
  return {
    small: small.map(name), outside: outside.map(name), cut: cut.map(name), over: over.map(([box]) => name(box)),
    wide: scrolls.map(name),
  };
}

test("nothing scrolls sideways, is cut off, lies over another or is too small for a finger, at any size", async () => {
  const sizes = { small: [320, 640], phone: [390, 844], onItsSide: [740, 360], desk: [1280, 800], narrow: [900, 600] };
  for (const [device, [width, height]] of Object.entries(sizes)) {
    for (const locale of ["en-GB", "zh-CN"]) {
      const options = width > 800 ? calm : phone;
      await play(browser, { hash: RIVER, locale, ...options, viewport: { width, height } }, async (page) => {
        await speaks(page, locale === "zh-CN" ? "zh-Hans" : "en");
        await eachState(page, async (state) => {
          await settled(page);
          const none = { small: [], outside: [], cut: [], over: [], wide: [] };
          assert.deepEqual(await page.evaluate(misfits), none, `${device}, ${locale}, ${state}`);
        });
      });
    }
  }
});

test("messages and playback leave the river where it is", async () => {
  for (const options of [desk, phone, { ...phone, viewport: { width: 320, height: 640 } }]) {
    await play(browser, { hash: RIVER, ...options }, async (page) => {
      await settled(page);
      const first = await page.locator("#board").boundingBox();
      await eachState(page, async (state) => assert.deepEqual(await page.locator("#board").boundingBox(), first, state));
    });
  }
});

test("without WebGL the river is a picture that is played on all the same", async () => {
  const before = (page) => page.addInitScript(() => {
    const context = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind.startsWith("webgl") ? null : context.call(this, kind, ...rest);
    };
  });
  await play(browser, { hash: RIVER, before }, async (page) => {
    const picture = page.locator("#picture");
    await page.locator("#board").hover();
    assert.match(await banner(page, "notice"), /^WebGL is missing here/);
    const first = await picture.getAttribute("src");
    for (const key of ["d", "d", " "]) await page.locator("#board").press(key);
    await counted(page, 1, 10);
    await settled(page);
    assert.equal(await picture.isVisible(), true);
    assert.notEqual(await picture.getAttribute("src"), first);
    await page.setViewportSize({ width: 390, height: 800 });
    await settled(page);
    await page.waitForFunction(() => document.getElementById("picture").naturalWidth > 0);
    await button(page, "hint").click();
    await says(page, /^Loaded for a shortest way/);
  });
});
