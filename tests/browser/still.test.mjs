// Frames, motion and colours: a frame only where something changed, less motion where it is wished, and the colours of
// the system or of choice on page and board alike.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import {
  LEVEL, ROOM, banner, button, counted, framesWithin, launch, onCanvas, phone, play, says, settled, visit,
} from "./harness.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const PAPER = [245, 241, 232];
const DUSK = [14, 19, 32];

/** The colour of the board at its top left corner as it is on the screen, where nothing is drawn. */
async function ground(page) {
  const { x, y } = await page.locator("#board").boundingBox();
  const shot = await page.screenshot({ clip: { x: x + 24, y: y + 4, width: 1, height: 1 } });
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }, `data:image/png;base64,${shot.toString("base64")}`);
}

/** Runs in the page before its scripts: counts what is drawn by WebGL. */
function countDraws() {
  globalThis.draws = 0;
  const draw = WebGL2RenderingContext.prototype.clear;
  WebGL2RenderingContext.prototype.clear = function (...all) {
    globalThis.draws += 1;
    return draw.apply(this, all);
  };
}

/** Runs in the page before its scripts: lets the worker hear this many requests and no more, so that no answer disturbs. */
function answerOnly(requests) {
  globalThis.Worker = class extends Worker {
    postMessage(what) {
      if (!Array.isArray(what) || requests > 0) super.postMessage(what);
      if (Array.isArray(what)) requests -= 1;
    }
  };
}

test("a move is shown in several frames and then nothing runs: no frame, no timer", async () => {
  await play(browser, { hash: LEVEL }, async (page) => {
    await onCanvas(page);
    await settled(page);
    const before = await page.evaluate(() => globalThis.framesDrawn());
    await page.locator("#board").press("ArrowDown");
    await counted(page, 1, 0);
    await page.waitForFunction(() => globalThis.framesPending() === 0);
    assert.ok(await page.evaluate(() => globalThis.framesDrawn()) - before > 1, "the step was shown on its way");
    assert.equal(await framesWithin(page, 2000), 0);
    assert.equal(await page.evaluate(() => globalThis.timersPending()), 0);
    await button(page, "hint").click();
    await says(page, /to go/);
    assert.equal(await framesWithin(page, 500), 0);
  });
});

test("with reduced motion each command is one frame, also where the wish comes late", async () => {
  for (const [hash, asked] of [[LEVEL, 1], [ROOM, 0]]) {
    const before = async (page) => {
      await page.addInitScript(countDraws);
      await page.addInitScript(answerOnly, asked);
    };
    await play(browser, { hash, before }, async (page) => {
      await onCanvas(page);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.locator("#board").focus();
      const count = async () => {
        await settled(page);
        return page.evaluate(() => [globalThis.framesDrawn(), globalThis.draws]);
      };
      // How many calls one frame of the canvas takes.
      const [, none] = await count();
      await page.keyboard.press("ArrowUp");
      await counted(page, 1, 0);
      const [frames, one] = await count();
      await page.keyboard.press("ArrowDown");
      await counted(page, 2, 0);
      const [framesAfter, two] = await count();
      assert.equal(framesAfter - frames, 1);
      assert.ok(one > none);
      assert.equal(two - one, one - none);
      if (hash === LEVEL) {
        await page.keyboard.press("h");
        await says(page, /11 pushes to go/);
        const [framesLit] = await count();
        assert.equal(framesLit - framesAfter, 1);
      }
    });
  }
});

test("page and board have the system's colours or the chosen ones, as picture and on the canvas", async () => {
  for (const options of [{ viewport: { width: 1280, height: 800 } }, phone]) {
    await play(browser, { hash: ROOM, colorScheme: "dark", ...options }, async (page) => {
      const body = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g).map(Number));
      assert.deepEqual(await ground(page), DUSK, "as a picture");
      await onCanvas(page);
      assert.deepEqual(await ground(page), DUSK, "on the canvas");
      await page.emulateMedia({ colorScheme: "light" });
      await settled(page);
      assert.deepEqual(await ground(page), PAPER, "the system has changed");
      const press = async () => {
        const more = page.locator(".more:visible");
        if (await more.count()) {
          await more.click();
          await page.locator("#more-sheet [data-command=theme]").click();
          await page.keyboard.press("Escape");
        } else {
          await button(page, "theme").click();
        }
        await settled(page);
      };
      for (const [name, colour] of [["light", PAPER], ["dark", DUSK], [undefined, PAPER]]) {
        await press();
        assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), name);
        assert.deepEqual(await body(), colour);
        assert.deepEqual(await ground(page), colour);
      }
    });
  }
});

test("before there is a level the board shows the page's colour, not black", async () => {
  const silent = (page) => page.addInitScript(answerOnly, 0);
  await visit(browser, { hash: LEVEL, before: silent, colorScheme: "light" }, async (page) => {
    await says(page, /^Making a level/);
    await page.locator("#board").hover();
    await page.waitForFunction(() => document.getElementById("glcanvas").width > 300);
    await settled(page);
    assert.deepEqual(await ground(page), PAPER);
    await button(page, "cancel").click();
    assert.equal(await banner(page, "fault"), "No level was made.");
    assert.deepEqual(await ground(page), PAPER);
  });
});

test("messages, searches and playback leave the board where it is", async () => {
  for (const options of [{ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" }, phone, { ...phone, viewport: { width: 320, height: 640 } }]) {
    await play(browser, { hash: LEVEL, ...options }, async (page) => {
      const place = async () => {
        await settled(page);
        return page.locator("#board").boundingBox();
      };
      const first = await place();
      await button(page, "hint").click();
      await says(page, /to go/);
      assert.deepEqual(await place(), first, "the hint is lit");
      await page.evaluate(() => { location.hash = "#/sokoban?xsb=5w_wp"; });
      await banner(page, "notice");
      assert.deepEqual(await place(), first, "a message");
      await button(page, "dismiss").click();
      await page.evaluate(() => { location.hash = "#/sokoban?xsb=7w_w5-w_w-b-o-w_w5-w_w-obp-w_7w&moves=LL"; });
      await banner(page, "stuck");
      assert.deepEqual(await place(), first, "a loss");
    });
  }
});
