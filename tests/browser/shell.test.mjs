// The page as a shell: it loads clean under its strict policy, below any path, idles without frames, reaches its worker,
// and lives without WebGL.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { framesWithin, launch, onCanvas, visit } from "./harness.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

test("the board shows as a picture first and is drawn by WebGL when nobody touches it, without complaint", async () => {
  await visit(browser, {}, async (page) => {
    await page.waitForFunction(() => document.getElementById("picture").src.startsWith("data:image/svg+xml,"));
    await page.locator("#picture").waitFor({ state: "hidden" });
    assert.equal(await page.locator("#fault").isVisible(), false);
  });
});

test("no frame is drawn in two idle seconds", async () => {
  await visit(browser, {}, async (page) => {
    await onCanvas(page);
    assert.equal(await framesWithin(page, 2000), 0);
  });
});

test("the worker answers by the same module, within twelve requests", async () => {
  await visit(browser, {}, async (page, notes) => {
    await onCanvas(page);
    await page.getByRole("button", { name: "Ask the worker" }).click();
    await page.getByText("1: ksa").waitFor();
    assert.ok(notes.requests.length <= 12, notes.requests.join("\n"));
    assert.equal(notes.requests.filter((url) => url.endsWith(".wasm")).length, 1);
  });
});

test("a resized board is drawn anew in its own pixels", async () => {
  for (const deviceScaleFactor of [1, 1.5, 3]) {
    await visit(browser, { viewport: { width: 800, height: 600 }, deviceScaleFactor }, async (page) => {
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

test("without WebGL the picture stays and the game goes on", async () => {
  const noWebGL = (page) => page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind.startsWith("webgl") ? null : original.call(this, kind, ...rest);
    };
  });
  await visit(browser, { before: noWebGL }, async (page) => {
    await page.locator("#board").hover();
    await page.getByText("drawn as a picture").waitFor();
    const picture = page.locator("#picture");
    const first = await picture.getAttribute("src");
    await page.locator("#board").press("ArrowRight");
    await page.waitForFunction((first) => document.getElementById("picture").src !== first, first);
    assert.equal(await framesWithin(page, 500), 0);
  });
});

test("a lost context brings the picture back and the game goes on", async () => {
  await visit(browser, {}, async (page) => {
    await onCanvas(page);
    await page.evaluate(() =>
      document.getElementById("glcanvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
    await page.locator("#picture").waitFor({ state: "visible" });
    const first = await page.locator("#picture").getAttribute("src");
    await page.locator("#board").press("ArrowRight");
    await page.waitForFunction((first) => document.getElementById("picture").src !== first, first);
    assert.equal(await framesWithin(page, 500), 0);
  });
});

test("a host that calls the module something else still serves the page", async () => {
  const plain = (page) => page.route("**/*.wasm", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-type": "application/octet-stream" } });
  });
  await visit(browser, { before: plain }, (page) => onCanvas(page));
});

test("Tab, F5 and text fields stay the browser's", async () => {
  await visit(browser, {}, async (page) => {
    await onCanvas(page);
    await page.locator("#board").focus();
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.command), "ask");
    const kept = await page.evaluate(() => {
      const heard = (key, more) => document.getElementById("board")
        .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
      return ["F5", "F10", "Tab", "Backspace"].map((key) => heard(key)).concat(heard("ArrowLeft", { ctrlKey: true }), !heard("ArrowLeft"));
    });
    assert.deepEqual(kept, [true, true, true, true, true, true]);
    const pasted = await page.evaluate(() => {
      const field = document.body.appendChild(document.createElement("input"));
      const paste = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: new DataTransfer() });
      return field.dispatchEvent(paste);
    });
    assert.equal(pasted, true, "the paste is not prevented");
  });
});
