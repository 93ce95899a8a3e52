// The page as a shell: it loads clean under its strict policy, below any path, opens WebGL late, and lives without it.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { LEVEL, ROOM, banner, counted, framesWithin, launch, onCanvas, phone, play, settled, visit } from "./harness.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const picture = (page) => page.locator("#picture").getAttribute("src");

test("the board shows as a picture of the level first, and is drawn by WebGL when nobody touches it", async () => {
  await play(browser, { hash: LEVEL }, async (page) => {
    await page.waitForFunction(() => decodeURIComponent(document.getElementById("picture").src).includes("<svg"));
    assert.equal(await page.locator("#picture").isVisible(), true);
    await page.locator("#picture").waitFor({ state: "hidden" });
    assert.equal(await page.locator("#fault").isVisible(), false);
    assert.equal(await page.evaluate(() => document.activeElement === document.body && scrollY === 0), true, "no focus is taken");
  });
});

test("the picture and the canvas show the same places in the same colours", async () => {
  for (const options of [{ deviceScaleFactor: 1 }, { deviceScaleFactor: 1.5 }, { ...phone, deviceScaleFactor: 2 }]) {
    await play(browser, { hash: LEVEL, reducedMotion: "reduce", ...options }, async (page) => {
      const area = await page.locator("#board").boundingBox();
      const shot = async () => {
        await settled(page);
        return `data:image/png;base64,${(await page.screenshot({ clip: area })).toString("base64")}`;
      };
      const first = await shot();
      await onCanvas(page);
      await page.mouse.move(1, 1);
      const second = await shot();
      const best = await page.evaluate(async (sources) => {
        const [one, other] = await Promise.all(sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
          canvas.drawImage(image, 0, 0);
          return canvas.getImageData(0, 0, image.width, image.height);
        }));
        const [here, there, { width, height }] = [one.data, other.data, one];
        const apart = (across, down) => {
          let sum = 0;
          for (let y = 2; y < height - 2; y += 1) {
            for (let x = 2; x < width - 2; x += 1) {
              const [from, to] = [4 * (y * width + x), 4 * ((y + down) * width + x + across)];
              sum += Math.abs(here[from] - there[to]) + Math.abs(here[from + 2] - there[to + 2]);
            }
          }
          return sum;
        };
        const shifts = [[0, 0], [-2, 0], [2, 0], [0, -2], [0, 2]];
        const sums = shifts.map((shift) => apart(...shift));
        return shifts[sums.indexOf(Math.min(...sums))];
      }, [first, second]);
      // Edges are smoothed by two different hands, but no shift by two device pixels fits better than none.
      assert.deepEqual(best, [0, 0]);
    });
  }
});

test("a resized board is drawn anew in its own pixels", async () => {
  for (const deviceScaleFactor of [1, 1.5, 3]) {
    await play(browser, { hash: ROOM, viewport: { width: 800, height: 600 }, deviceScaleFactor }, async (page) => {
      await onCanvas(page);
      await page.setViewportSize({ width: 640, height: 480 });
      await page.waitForFunction(() => {
        const canvas = document.getElementById("glcanvas");
        return canvas.width === Math.floor(canvas.clientWidth * devicePixelRatio)
          && canvas.height === Math.floor(canvas.clientHeight * devicePixelRatio)
          && canvas.clientWidth < 640;
      });
      assert.equal(await framesWithin(page, 500), 0);
    });
  }
});

test("a resized picture is fitted anew", async () => {
  // Nothing but the size asks for a frame.
  const silent = (page) => page.addInitScript(() => {
    globalThis.Worker = class extends Worker { postMessage() {} };
  });
  await play(browser, { hash: ROOM, before: silent, viewport: { width: 800, height: 600 } }, async (page) => {
    await settled(page);
    const first = await picture(page);
    await page.setViewportSize({ width: 640, height: 480 });
    await page.waitForFunction((first) => document.getElementById("picture").src !== first, first);
  });
});

test("without WebGL the picture stays and the game goes on", async () => {
  const noWebGL = (page) => page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind.startsWith("webgl") ? null : original.call(this, kind, ...rest);
    };
  });
  await play(browser, { hash: ROOM, before: noWebGL }, async (page) => {
    await page.locator("#board").hover();
    assert.match(await banner(page, "notice"), /^WebGL is missing here/);
    const first = await picture(page);
    await page.locator("#board").press("ArrowRight");
    await page.waitForFunction((first) => document.getElementById("picture").src !== first, first);
    await counted(page, 1, 0);
    assert.equal(await framesWithin(page, 500), 0);
  });
});

test("a lost context brings the picture back and the game goes on", async () => {
  await play(browser, { hash: ROOM }, async (page) => {
    await onCanvas(page);
    await page.evaluate(() =>
      document.getElementById("glcanvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
    await page.locator("#picture").waitFor({ state: "visible" });
    const first = await picture(page);
    await page.locator("#board").press("ArrowRight");
    await page.waitForFunction((first) => document.getElementById("picture").src !== first, first);
    await counted(page, 1, 0);
    assert.equal(await framesWithin(page, 500), 0);
  });
});

test("a host that calls the module something else still serves the page", async () => {
  const plain = (page) => page.route("**/*.wasm", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-type": "application/octet-stream" } });
  });
  await play(browser, { hash: LEVEL, before: plain }, (page) => onCanvas(page));
});

test("a module that does not come is told in one sentence", async () => {
  const missing = (page) => page.route("**/*.wasm", (route) => route.fulfill({ status: 404, body: "" }));
  await visit(browser, { before: missing, allow: /404/ }, async (page) => {
    await page.locator("#fault").waitFor({ state: "visible" });
    assert.match(await page.locator("#fault").innerText(), /^Searchlight has stopped/);
  });
});
