// What every browser test stands on: one Chromium, and pages that note whatever they should not do.
//
// A page opened here counts its frames, its requests and its complaints from before its first script runs; a test that
// ends leaves no complaint unread, since `visit` fails it.
import { chromium } from "playwright-core";
import assert from "node:assert/strict";

/** The address of the site, which hangs below a path. */
export const address = process.env.SEARCHLIGHT_ADDRESS;

/** What makes Chromium draw WebGL in software and keep to itself. */
export const flags = [
  "--no-sandbox",
  "--enable-unsafe-swiftshader",
  "--use-angle=swiftshader",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function launch(more = []) {
  return chromium.launch({ executablePath: process.env.CHROME_PATH, args: [...flags, ...more] });
}

/**
 * Opens the site in a context of its own, hands the page to `test`, and afterwards holds the page to what is true of
 * every visit: no complaint on the console, no uncaught error, no request to another origin.
 */
export async function visit(browser, { hash = "", before = () => {}, ...options }, test) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const notes = { complaints: [], requests: [] };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) notes.complaints.push(message.text());
  });
  page.on("pageerror", (fault) => notes.complaints.push(String(fault)));
  page.on("requestfailed", (request) => notes.complaints.push(`failed: ${request.url()}`));
  context.on("request", (request) => {
    if (!request.url().startsWith("data:")) notes.requests.push(request.url());
  });
  await page.addInitScript(countFrames);
  await before(page, context);
  await page.goto(address + hash);
  try {
    await test(page, notes, context);
    assert.deepEqual(notes.complaints, []);
    assert.deepEqual(notes.requests.filter((url) => !url.startsWith(address)), []);
  } finally {
    await context.close();
  }
}

/** Reaches for the board, and waits until it is drawn by WebGL. */
export async function onCanvas(page) {
  await page.locator("#board").hover();
  await page.locator("#picture").waitFor({ state: "hidden" });
}

/** Waits until no frame is asked for any more, then gives how many come in `span` ms. */
export async function framesWithin(page, span) {
  await page.waitForFunction(() => globalThis.framesPending() === 0);
  const start = await page.evaluate(() => globalThis.framesDrawn());
  await page.waitForTimeout(span);
  return (await page.evaluate(() => globalThis.framesDrawn())) - start;
}

/** Runs in the page before its scripts: counts the frames it asks for and gets. */
function countFrames() {
  const ask = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const pending = new Set();
  let drawn = 0;
  window.requestAnimationFrame = (call) => {
    const number = ask((time) => {
      pending.delete(number);
      drawn += 1;
      call(time);
    });
    pending.add(number);
    return number;
  };
  window.cancelAnimationFrame = (number) => {
    pending.delete(number);
    cancel(number);
  };
  globalThis.framesPending = () => pending.size;
  globalThis.framesDrawn = () => drawn;
}
