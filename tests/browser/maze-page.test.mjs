// The maze held to what the whole page is held to: without barriers, at any width, in two languages, without WebGL; and
// the sheet of a new maze.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import {
  LATIN, axeFindsNothing, banner, button, hash, latinWords, launch, linked, onCanvas, phone, says, settled, speaks, text,
} from "./harness.mjs";
import { CLASSIC, LOOPS, SEALED, calm, desk, open, press, runs, shows, stands, status, turned } from "./maze.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** What may stand in Latin letters in Chinese on the maze: names of people, of a search, of keys, of the file, of what links hold. */
const NAMES = /^(?:Kruskal|Wilson|A|F1|F2|Esc|maze|txt|braid|size|e|x\d+)$/;

/** Shows a sheet, as the button would that opens it, and closes it again. */
async function withSheet(page, sheet, look) {
  await page.evaluate((sheet) => document.getElementById(sheet).showModal(), sheet);
  await look(sheet);
  await page.evaluate((sheet) => document.getElementById(sheet).close(), sheet);
}

const follow = async (page, link) => {
  await page.evaluate((link) => { location.hash = link; }, link);
  await settled(page);
};

/** Does what a button does, wherever it is shown. */
const command = (page, name) => page.evaluate((name) => document.querySelector(`[data-command=${name}]`).click(), name);

/** Brings the maze into each of its states, one after the other. */
async function eachState(page, look) {
  await look("watch");
  await withSheet(page, "maze-sheet", look);
  await withSheet(page, "course-sheet", look);
  await command(page, "orders");
  await page.locator("#orders button").nth(23).waitFor();
  await look("orders-sheet");
  await page.keyboard.press("Escape");
  await press(page, "F2");
  await banner(page, "won");
  await look("the ways compared");
  await command(page, "walk");
  await turned(page, "walk");
  await look("walk");
  await command(page, "hint");
  await says(page, /./);
  await look("hint");
  await command(page, "draw");
  await turned(page, "draw");
  await look("draw");
  await page.evaluate(() => {
    const area = document.getElementById("maze-text");
    area.value = "20\n1x3";
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  await page.waitForFunction(() => document.querySelector("[data-show=array-fault]").textContent !== "");
  await look("a fault in the text");
  await withSheet(page, "draw-sheet", look);
  await follow(page, `${LOOPS}&beside=all`);
  await command(page, "way");
  await banner(page, "won");
  await look("race");
  await follow(page, SEALED);
  await press(page, "ArrowLeft", "F2");
  await look("no way out");
  await follow(page, "#/maze?gen=wilson1&size=999x20&braid=101&seed=a");
  await banner(page, "notice");
  await look("notice");
}

test("axe finds nothing in any mode nor sheet, by desk and phone, light and dark", async () => {
  await open(browser, { hash: `${LOOPS}&beside=all`, colorScheme: "light", ...desk, ...calm }, async (page) => {
    await page.locator("#time").press("End");
    await axeFindsNothing(page, "watch");
    await withSheet(page, "maze-sheet", (sheet) => axeFindsNothing(page, sheet));
    await command(page, "orders");
    await page.locator("#orders button").nth(23).waitFor();
    await axeFindsNothing(page, "orders-sheet");
    await page.keyboard.press("Escape");
    await command(page, "walk");
    await turned(page, "walk");
    await command(page, "hint");
    await axeFindsNothing(page, "walk");
    await command(page, "draw");
    await turned(page, "draw");
    await page.locator("#maze-text").fill("20\n1x3");
    await axeFindsNothing(page, "draw");
  });
  await open(browser, { hash: LOOPS, colorScheme: "dark", ...phone }, async (page) => {
    await withSheet(page, "course-sheet", (sheet) => axeFindsNothing(page, sheet));
    await command(page, "draw");
    await turned(page, "draw");
    await withSheet(page, "draw-sheet", (sheet) => axeFindsNothing(page, sheet));
  });
});

/** Runs in the page: what is too small, cut off, over another, out of reach of a tap, or wider than the page. */
function misfits() {
  const sheet = document.querySelector("dialog:modal");
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(".unseen");
  const name = (element) => element.outerHTML.slice(0, 80);
  const wanted = "button, select, textarea, input:not([type=radio], [type=file]), a[href], .presets label, label.button";
  const targets = [...(sheet ?? document).querySelectorAll(wanted)].filter(seen);
  const touch = matchMedia("(pointer: coarse)").matches;
  const least = touch ? 44 : 24;
  const small = targets.filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    return width < least || height < least;
  });
  const cut = targets.filter((target) => target.scrollWidth > target.clientWidth + 1 && !/^(input|textarea)$/.test(target.localName));
  const outside = targets.filter((target) => {
    const around = target.closest("dialog, .card, .banner, .actions, .playback, .hand, body").getBoundingClientRect();
    const { left, right } = target.getBoundingClientRect();
    return left < around.left - 0.5 || right > around.right + 0.5;
  });
  const covers = document.querySelector("#banner:not([hidden])");
  const boxes = [...targets, ...[...document.querySelectorAll(".counts dt, .counts dd, .level h2, .tab")].filter((box) => !sheet && seen(box))];
  const free = boxes.filter((box) => !covers || covers.contains(box));
  const places = free.map((box) => [box, box.getBoundingClientRect()]);
  const over = places.filter(([box, here], index) => places.slice(index + 1).some(([other, there]) =>
    !box.contains(other) && !other.contains(box) &&
    here.left < there.right - 1 && there.left < here.right - 1 && here.top < there.bottom - 1 && there.top < here.bottom - 1));
  // What a message lies over is out of reach until it has gone; what lies further down is scrolled to.
  const missed = targets.filter((target) => {
    target.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(hit && (target.contains(hit) || hit.contains(target) && target.matches("label *") || covers?.contains(hit)));
  });
  const wide = [document.documentElement, ...(sheet ? [sheet] : [])].filter((box) => box.scrollWidth > box.clientWidth);
  for (const box of [document.documentElement, ...document.querySelectorAll(".side, dialog")]) box.scrollTo(0, 0);
  return {
    small: small.map(name), cut: cut.map(name), outside: outside.map(name), missed: missed.map(name),
    over: over.map(([box]) => name(box)), wide: wide.map(name),
  };
}

const NONE = { small: [], cut: [], outside: [], missed: [], over: [], wide: [] };

test("nothing is cut off, too small, out of reach or over another, and the board stays in its place, at any size", async () => {
  for (const [width, height] of [[320, 568], [390, 844], [740, 360], [1280, 720]]) {
    const options = width > 800 ? calm : phone;
    await open(browser, { hash: LOOPS, ...options, viewport: { width, height } }, async (page) => {
      const boards = {};
      await eachState(page, async (state) => {
        await settled(page);
        assert.deepEqual(await page.evaluate(misfits), NONE, `${width} x ${height}, ${state}`);
        const mode = await page.evaluate(() => document.documentElement.dataset.mode);
        const board = await page.locator("#board").boundingBox();
        // Modes differ in what lies below; nothing else moves the board.
        boards[mode] ??= board;
        assert.deepEqual(board, boards[mode], `${width} x ${height}, ${state}`);
      });
    });
  }
});

test("no English word is left on the Chinese maze, whatever it says", async () => {
  await open(browser, { hash: LOOPS, locale: "zh-CN", ...desk, ...calm }, async (page) => {
    await speaks(page, "zh-Hans");
    const left = new Set();
    const chinese = async (where) => {
      await settled(page);
      for (const word of await page.evaluate(latinWords)) {
        if (!LATIN.test(word) && !NAMES.test(word)) left.add(`${where}: ${word}`);
      }
    };
    await eachState(page, chinese);
    await follow(page, CLASSIC);
    assert.equal(await page.title(), "经典迷宫 · 探照灯");
    for (const key of ["ArrowRight", "ArrowRight", "ArrowUp", "ArrowDown", " ", "Escape", "h", "h", "ArrowUp", "u", "y", "r"]) {
      await press(page, key);
      await chinese(`after ${key}`);
    }
    await command(page, "draw");
    for (const key of ["ArrowRight", "1", "3", "2", "u"]) {
      await press(page, key);
      await chinese(`${key} in a drawing`);
    }
    for (const tool of ["entrance", "exit", "wall"]) {
      await page.locator(`input[name=tool][value=${tool}]`).check({ force: true });
      await chinese(tool);
    }
    for (const array of ["", "2\n00", "22", "2\n33", "1", `2${"0".repeat(201)}`]) {
      await page.locator("#maze-text").fill(array);
      await chinese(`the text ${array}`);
    }
    for (const search of ["bfs", "greedy", "astar"]) {
      await follow(page, `${LOOPS}&search=${search}`);
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowRight"]) {
        await press(page, key);
        await chinese(`${search}, ${key}`);
      }
    }
    assert.deepEqual([...left], []);
  });
});

test("the sheet makes mazes: a seed always the same, even sides one more, the classic one by its own link", async () => {
  await open(browser, { hash: CLASSIC, ...calm }, async (page) => {
    const make = async (kind, fill = {}) => {
      await press(page, "n");
      await page.locator("#maze-sheet").waitFor({ state: "visible" });
      await page.locator(`[name=kind][value=${kind}]`).check({ force: true });
      for (const [id, value] of Object.entries(fill)) await page.locator(`#${id}`).fill(value);
      await page.locator("#maze-form [type=submit]").click();
      await page.locator("#maze-sheet").waitFor({ state: "hidden" });
      await settled(page);
    };
    await make("kruskal1", { "maze-width": "20", "maze-height": "9", "maze-seed": "Löwe 7" });
    await linked(page, "#/maze?gen=kruskal1&size=21x9&seed=L%C3%B6we%207");
    assert.match(await banner(page, "notice"), /21x9/);
    assert.equal(await text(page, "name"), "Kruskal maze");
    assert.equal(await text(page, "seed"), "Löwe 7");
    await button(page, "dismiss").click();
    const drawn = async () => {
      await command(page, "draw");
      await turned(page, "draw");
      await settled(page);
      return page.locator("#maze-text").inputValue();
    };
    const first = await drawn();
    await make("kruskal1", { "maze-width": "21" });
    const fresh = await hash(page);
    assert.match(fresh, /^#\/maze\?gen=kruskal1&size=21x9&seed=[0-9A-HJKMNP-TV-Z]{8}$/);
    assert.notEqual(await drawn(), first);
    await make("kruskal1", { "maze-seed": "Löwe 7" });
    assert.equal(await drawn(), first);
    await page.goBack();
    await linked(page, fresh);
    await make("classic");
    await page.waitForFunction((link) => location.hash === link, CLASSIC);
    await settled(page);
    assert.equal(await text(page, "name"), "Classic maze");
    await press(page, "n");
    await page.locator("#maze-sheet").waitFor({ state: "visible" });
    await page.locator("[name=kind][value=division1]").check({ force: true });
    await page.locator("[name=area][value='41x31']").check({ force: true });
    await page.locator("[name=braid][value='60']").check({ force: true });
    assert.equal(await page.locator("#maze-width").inputValue(), "41");
    await page.locator("#maze-form [type=submit]").click();
    await page.waitForFunction(() => location.hash.startsWith("#/maze?gen=division1&size=41x31&braid=60&seed="));
    await settled(page);
    assert.equal(await text(page, "about"), "41 × 31, 60 % loops.");
  });
});

test("without WebGL the maze is a picture that is searched, walked and drawn on all the same", async () => {
  const before = (page) => page.addInitScript(() => {
    const context = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind.startsWith("webgl") ? null : context.call(this, kind, ...rest);
    };
  });
  await open(browser, { hash: CLASSIC, before }, async (page) => {
    await runs(page);
    await page.locator("#board").hover();
    assert.match(await banner(page, "notice"), /^WebGL is missing here/);
    await button(page, "dismiss").click();
    const picture = page.locator("#picture");
    await press(page, "ArrowUp", "ArrowUp", "ArrowUp", "F1");
    await stands(page, "27 / 27");
    await shows(page, 21, 14, 13, 7);
    const searched = await picture.getAttribute("src");
    await command(page, "walk");
    await press(page, "ArrowRight");
    await linked(page, `${CLASSIC}&moves=r`);
    assert.equal(await picture.isVisible(), true);
    assert.notEqual(await picture.getAttribute("src"), searched);
    await page.waitForFunction(() => document.getElementById("picture").naturalWidth > 0);
    await command(page, "draw");
    assert.match(await status(page), /^Draw walls/);
  });
});
