// What every browser test stands on: one Chromium, and pages that note whatever they should not do.
//
// A page opened here counts its frames, its timers, its requests and its complaints from before its first script runs; a
// test that ends leaves no complaint unread, since `visit` fails it. Nothing here waits for a time: it waits for what the
// page shows.
import { AxeBuilder } from "@axe-core/playwright";
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

/** A generated level, and moves that win it with the fewest pushes: 11, of 43 moves. */
export const LEVEL = "#/sokoban?gen=classic1&size=12x10&boxes=3&seed=K7QX2M9P";
export const WAY = "ddllluRdrruurDldlluRdrUruullDRlDrdLLulDrrrR";

/** One box in a room of 7 x 6: the player at column 2, row 2, the box below, the goal two columns right. */
export const ROOM = "#/sokoban?xsb=7w_w5-w_w-p-o-w_w-b3-w_w5-w_7w";

/** The classic game on the river, and a shortest way through it: 11 crossings, as words of who is aboard. */
export const RIVER = "#/river?priests=3&devils=3&boat=2";
export const CROSSINGS = "dd-d-dd-d-pp-pd-pp-d-dd-d-dd";

/** A phone in the hand; a test about its pixels says how many there are. */
export const phone = {
  viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce",
};

export function launch(more = []) {
  return chromium.launch({ executablePath: process.env.CHROME_PATH, args: [...flags, ...more] });
}

/**
 * Opens the site in a context of its own, hands the page to `test`, and afterwards holds the page to what is true of
 * every visit: no complaint on the console but those that `allow` matches, no uncaught error, no request to another
 * origin, no cookie.
 */
export async function visit(browser, { hash = "", before = () => {}, allow, ...options }, test) {
  // Just wide enough for the panel beside the board: every frame is drawn in software.
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 960, height: 640 }, ...options });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const notes = { complaints: [], requests: [] };
  const complain = (text) => { if (!allow?.test(text)) notes.complaints.push(text); };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complain(message.text());
  });
  page.on("pageerror", (fault) => complain(String(fault)));
  // What a navigation cuts short is no complaint.
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    if (why !== "net::ERR_ABORTED") complain(`failed: ${request.url()} ${why}`);
  });
  context.on("request", (request) => {
    if (!request.url().startsWith("data:")) notes.requests.push(request.url());
  });
  await page.addInitScript(countFramesAndTimers);
  await page.addInitScript(leaveEdgesRough);
  await before(page, context);
  await page.goto(address + hash);
  try {
    await test(page, notes, context);
    assert.deepEqual(notes.complaints, []);
    assert.deepEqual(notes.requests.filter((url) => !url.startsWith(address)), []);
    assert.deepEqual(await context.cookies(), []);
  } finally {
    await context.close();
  }
}

/** Like `visit`, once a level is on the board. */
export function play(browser, options, test) {
  return visit(browser, options, async (page, ...rest) => {
    await levelShown(page);
    await test(page, ...rest);
  });
}

/** Waits until a level is on the board. */
export async function levelShown(page) {
  await page.waitForFunction(() => document.querySelector("[data-show=name]").textContent !== "");
}

/** Waits until the page speaks a language, whose words may have to be loaded first. */
export async function speaks(page, tag) {
  await page.waitForFunction((tag) => document.documentElement.lang === tag, tag);
}

/** Reaches for the board, and waits until it is drawn by WebGL. */
export async function onCanvas(page) {
  await page.locator("#board").hover();
  await page.locator("#picture").waitFor({ state: "hidden" });
}

/** The buttons, fields and messages that a player sees: what is on the page twice is taken where it is visible. */
export function button(page, command) {
  return page.locator(`button[data-command=${command}]:visible`).first();
}

/** Taps what is found. */
export const tap = (target) => pressed(target.page(), () => target.tap());

/**
 * Taps until the page hears a click: while a page is busy for half a second, the browser takes a tap for a long press,
 * which clicks nothing, and a player would tap again.
 */
export async function pressed(page, tap) {
  for (let rest = 4; ; rest -= 1) {
    const before = await page.evaluate(() => globalThis.clicksHeard());
    await tap();
    try {
      await page.waitForFunction((before) => globalThis.clicksHeard() > before, before, { timeout: rest ? 2000 : 20000 });
      return;
    } catch (fault) {
      if (!rest) throw fault;
    }
  }
}

export const text = (page, name) => page.locator(`[data-show=${name}]`).first().textContent();

export const hash = (page) => page.evaluate(() => location.hash);

/** Waits until the address holds this text. */
export async function linked(page, text) {
  await settled(page);
  assert.equal(await hash(page), text);
}

/** Moves and pushes as the counters show them. */
export async function counts(page) {
  return [Number(await text(page, "count-1")), Number(await text(page, "count-2"))];
}

/** Waits until the counters show these moves and pushes. */
export async function counted(page, moves, pushes) {
  await page.waitForFunction(
    ([moves, pushes]) => {
      const shown = (name) => document.querySelector(`[data-show=${name}]`).textContent;
      return shown("count-1") === moves && shown("count-2") === pushes;
    },
    [String(moves), String(pushes)],
  );
}

/** Waits until the status says something that matches. */
export async function says(page, pattern) {
  await page.waitForFunction(
    ([source, flags]) => new RegExp(source, flags).test(document.getElementById("status").textContent),
    [pattern.source, pattern.flags],
  );
}

/** Waits for the banner of a kind, and gives what it says. */
export async function banner(page, kind) {
  const banner = page.locator(`#banner[data-kind=${kind}]`);
  await banner.waitFor({ state: "visible" });
  return banner.locator("p").innerText();
}

/** Waits until everything that was asked so far has been done and drawn: the turn comes with the frame. */
export async function settled(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForFunction(() => globalThis.framesPending() === 0);
}

/** Waits until no frame is asked for any more, then gives how many come in `span` ms. */
export async function framesWithin(page, span) {
  await page.waitForFunction(() => globalThis.framesPending() === 0);
  const start = await page.evaluate(() => globalThis.framesDrawn());
  await page.waitForTimeout(span);
  return (await page.evaluate(() => globalThis.framesDrawn())) - start;
}

/** The middle of a cell of ROOM on the page, by the way a board is fitted into its region. */
export async function cell(page, column, row) {
  const area = await page.locator("#board").boundingBox();
  const density = await page.evaluate(() => devicePixelRatio);
  const [columns, rows, margin] = [6.5, 5.66, -0.25];
  const size = Math.floor(Math.min(area.width / columns, area.height / rows) * density) / density;
  return {
    x: area.x + (area.width - columns * size) / 2 + (column + 0.5 + margin) * size,
    y: area.y + (area.height - rows * size) / 2 + (row + 0.5 + margin) * size,
  };
}

/** Puts a link into the address, and waits until what it names is on the board. */
export async function follow(page, link) {
  await page.evaluate((link) => { location.hash = link; }, link);
  await settled(page);
}

/**
 * The middle of a position of the state graph on the page, by the way its picture is fitted into its region: so many
 * priests and devils at the start, the boat there or not, of so many people in all. The middle of the place without `side`.
 */
export async function node(page, priests, devils, side, [most, mostDevils] = [3, 3]) {
  const area = await page.locator("#sight").boundingBox();
  const density = await page.evaluate(() => devicePixelRatio);
  const margin = 0.48 + 1.8 * (0.2 + 0.015 * (Math.min(Math.max(most, mostDevils, 3), 12) - 3));
  const [columns, rows] = [margin + most + 0.72, margin + mostDevils + 0.72];
  const unit = Math.floor(Math.min(area.width / columns, area.height / rows) * density) / density;
  const layer = { start: -0.25, far: 0.25 }[side] ?? 0;
  return {
    x: area.x + (area.width - columns * unit) / 2 + (margin + most - priests + layer) * unit,
    y: area.y + (area.height - rows * unit) / 2 + (margin + mostDevils - devils + layer) * unit,
  };
}

/** Runs in the page before its scripts: counts the frames it asks for and gets, its clicks, and the timers that have not come. */
function countFramesAndTimers() {
  const ask = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const pending = new Set();
  let drawn = 0;
  window.requestAnimationFrame = (call) => {
    // What a test waits for by frames of its own is not the page's.
    if (!new Error().stack.includes(location.origin)) return ask(call);
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
  const timers = new Set();
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (call, ...rest) => {
    const number = wait((...given) => {
      timers.delete(number);
      call(...given);
    }, ...rest);
    timers.add(number);
    return number;
  };
  const repeat = window.setInterval.bind(window);
  window.setInterval = (...all) => {
    const number = repeat(...all);
    timers.add(number);
    return number;
  };
  for (const name of ["clearTimeout", "clearInterval"]) {
    const clear = window[name].bind(window);
    window[name] = (number) => {
      timers.delete(number);
      clear(number);
    };
  }
  let clicks = 0;
  window.addEventListener("click", () => (clicks += 1), { capture: true });
  globalThis.clicksHeard = () => clicks;
  globalThis.framesPending = () => pending.size;
  globalThis.framesDrawn = () => drawn;
  globalThis.timersPending = () => timers.size;
}

/** Runs in the page before its scripts: smooth edges in software take a good part of a test's time, and no test looks at them. */
function leaveEdgesRough() {
  const context = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    return context.call(this, kind, options && { ...options, antialias: false });
  };
}

/** What may stand in Latin letters in a Chinese page: keys, links, seeds, units, the technologies' own names. */
export const LATIN = /^(?:Ctrl|Shift|Tab|Space|Enter|Hint|WebGL|WebAssembly|JavaScript|ms|K7QX2M9P|English|priests|devils|dd|Kruskal|Wilson|F1|F2|Esc|braid|[A-Zwpbodrxe])$/;

/** Runs in the page: every Latin word a player may meet, in texts and in names, but for code. */
export function latinWords() {
  const words = [];
  const gather = (text) => words.push(...(text?.match(/\p{Script=Latin}[\p{Script=Latin}\d]*/gu) ?? []));
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement;
    if (!around.closest("script, style, noscript, code, [lang=en]:not(html)")) gather(texts.currentNode.data);
  }
  for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) gather(element.getAttribute(name));
  }
  for (const meta of document.querySelectorAll("meta[name=description], meta[property='og:description']")) gather(meta.content);
  return [...new Set(words)];
}

/** Holds a state of the page to what axe can tell, in light and dark. */
export async function axeFindsNothing(page, where) {
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const axe = new AxeBuilder({ page });
    // Nothing but contrast depends on the colours.
    if (colorScheme === "dark") axe.withRules(["color-contrast"]);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    assert.deepEqual(found, [], `${where}, ${colorScheme}`);
  }
}
