// The maze as it is drawn: pointer, keys and text, sizes, files, and links of what was drawn.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { address, banner, button, hash, launch, linked, onCanvas, phone, says, settled, tap, text } from "./harness.mjs";
import { CLASSIC, calm, open, press, runs, shows, spot, stands, status, turned } from "./maze.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Eight by eight without a wall: the entrance at the top left, the exit at the bottom right. */
const FIELD = "#/maze?map=eooooooo-oooooooo-oooooooo-oooooooo-oooooooo-oooooooo-oooooooo-ooooooox";
const ROWS = ["20000000", "00000000", "00000000", "00000000", "00000000", "00000000", "00000000", "00000003"];
const CLASSIC_TEXT = "11111111\n20010001\n11000111\n10010001\n11110111\n10000001\n10101001\n13111111\n";

/** What the text area holds. */
const array = (page) => page.locator("#maze-text").inputValue();

/** Waits until the text area holds these rows. */
async function holds(page, rows) {
  await settled(page);
  assert.equal(await array(page), rows.map((row) => `${row}\n`).join(""));
}

async function draw(page, link) {
  await page.evaluate((link) => { location.hash = link; }, link);
  await settled(page);
  await button(page, "draw").click();
  await turned(page, "draw");
  await settled(page);
}

/** The rows of an open field with what `put` writes at columns and rows from 1. */
function field(...put) {
  const rows = ROWS.map((row) => [...row]);
  for (const [column, row, square] of put) rows[row - 1][column - 1] = square;
  return rows.map((row) => row.join(""));
}

test("a mouse draws without gaps, however far it jumps, erases, and carries entrance and exit", async () => {
  await open(browser, { hash: FIELD, ...calm }, async (page) => {
    await onCanvas(page);
    await draw(page, FIELD);
    const drag = async (...cells) => {
      const places = [];
      for (const [column, row] of cells) places.push(await spot(page, column, row));
      await page.mouse.move(places[0].x, places[0].y);
      await page.mouse.down();
      for (const { x, y } of places.slice(1)) await page.mouse.move(x, y);
      await page.mouse.up();
      await settled(page);
    };
    await drag([2, 4], [7, 4]);
    const line = [2, 3, 4, 5, 6, 7].map((column) => [column, 4, "1"]);
    await holds(page, field(...line));
    assert.equal(await status(page), "6 cells changed.");
    await shows(page, 8, 8, 6, 58);
    // Begun on a wall, it takes walls away.
    await drag([7, 4], [4, 4]);
    await holds(page, field(...line.slice(0, 2)));
    await drag([2, 4], [3, 4]);
    // Slanting, a ball could not go through it either.
    await drag([2, 2], [5, 5]);
    const slant = (await array(page)).trimEnd().split("\n");
    const walls = slant.flatMap((row, y) => [...row].flatMap((square, x) => (square === "1" ? [[x + 1, y + 1]] : [])));
    assert.equal(walls.length, 7);
    walls.reduce(([x, y], [across, down]) => {
      assert.equal(Math.abs(across - x) + Math.abs(down - y), 1, "each wall shares a side with the one before");
      return [across, down];
    });
    await page.locator("#board").press("Control+z");
    await holds(page, ROWS);
    await says(page, /^Undone/);
    await page.locator("#board").press("y");
    await holds(page, slant);
    await draw(page, FIELD);
    await drag([1, 1], [4, 1], [4, 3]);
    assert.equal(await status(page), "Entrance at row 3, column 4.");
    await drag([8, 8], [8, 2]);
    await holds(page, field([1, 1, "0"], [4, 3, "2"], [8, 8, "0"], [8, 2, "3"]));
    await linked(page, "#/maze?map=8o-7ox-3oe4o-8o-8o-8o-8o-8o");
    await page.locator("input[name=tool][value=exit]").check({ force: true });
    await says(page, /^Tap where the exit should be/);
    await drag([8, 2]);
    assert.equal(await status(page), "The exit is gone.");
    await drag([5, 8]);
    assert.equal(await status(page), "Exit at row 8, column 5.");
    await page.locator("input[name=tool][value=entrance]").check({ force: true });
    await drag([1, 8]);
    await holds(page, field([1, 1, "0"], [8, 8, "0"], [5, 8, "3"], [1, 8, "2"]));
    await button(page, "clear").click();
    await says(page, /^All walls are gone\.$/);
  });
});

test("a finger draws, and the page does not move under it", async () => {
  await open(browser, { hash: FIELD, ...phone }, async (page, _, context) => {
    await onCanvas(page);
    await draw(page, FIELD);
    const fingers = await context.newCDPSession(page);
    const touch = async (type, column, row) => {
      const touchPoints = column ? [await spot(page, column, row)] : [];
      await fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
    };
    await touch("touchStart", 3, 2);
    await touch("touchMove", 3, 4);
    await touch("touchMove", 3, 7);
    await touch("touchEnd");
    await says(page, /^6 cells changed\.$/);
    await shows(page, 8, 8, 6, 58);
    assert.equal(await page.evaluate(() => scrollX + scrollY), 0);
    await tap(page.locator("[data-opens=draw-sheet]:visible"));
    await holds(page, field(...[2, 3, 4, 5, 6, 7].map((row) => [3, row, "1"])));
    const area = page.locator("#maze-text");
    await area.fill("2013");
    await says(page, /^The maze is as the text has it\.$/);
    await page.keyboard.press("Escape");
    await page.locator("#draw-sheet").waitFor({ state: "hidden" });
    await linked(page, "#/maze?map=eowx");
    await tap(button(page, "undo"));
    await page.waitForFunction((field) => document.getElementById("maze-text").value.startsWith(field), "20000000\n00100000");
  });
});

test("keys draw: a cursor, digits, the space bar, undo", async () => {
  await open(browser, { hash: FIELD, ...calm }, async (page) => {
    await draw(page, FIELD);
    await press(page, "ArrowRight", "ArrowDown");
    assert.equal(await status(page), "Row 2, column 2: way.");
    await press(page, " ");
    await holds(page, field([2, 2, "1"]));
    await press(page, "d", "1", "s", "Enter");
    await holds(page, field([2, 2, "1"], [3, 2, "1"], [3, 3, "1"]));
    await press(page, "0");
    await holds(page, field([2, 2, "1"], [3, 2, "1"]));
    await press(page, "2", "ArrowRight", "3");
    assert.equal(await status(page), "Exit at row 3, column 4.");
    await holds(page, field([1, 1, "0"], [8, 8, "0"], [2, 2, "1"], [3, 2, "1"], [3, 3, "2"], [4, 3, "3"]));
    await press(page, "Control+z", "Control+z");
    await holds(page, field([2, 2, "1"], [3, 2, "1"]));
    await press(page, "Control+Shift+Z");
    await holds(page, field([1, 1, "0"], [2, 2, "1"], [3, 2, "1"], [3, 3, "2"]));
    // Undo leaves the cursor where it is.
    await press(page, "ArrowLeft", "1");
    await says(page, /^Nothing changed\. Entrance and exit are never walled over\.$/);
  });
});

test("the text is edited from either side; a fault is told by line and column and changes nothing", async () => {
  await open(browser, { hash: CLASSIC, ...calm }, async (page) => {
    await button(page, "draw").click();
    await turned(page, "draw");
    await settled(page);
    assert.equal(await array(page), CLASSIC_TEXT);
    const area = page.locator("#maze-text");
    const link = await hash(page);
    await area.fill("2003\n0401\n");
    await settled(page);
    assert.match(await text(page, "array-fault"), /^Line 2, column 2: /);
    assert.match(await status(page), /line 2, column 2/i);
    assert.equal(await hash(page), link);
    await area.fill("1003\n0001\n");
    await settled(page);
    assert.match(await text(page, "array-fault"), /entrance/);
    await area.fill("2003\n0101\n");
    await linked(page, "#/maze?map=eoox-owow");
    assert.equal(await text(page, "array-fault"), "");
    await shows(page, 4, 2, 2, 6);
    // What is typed stands as it was typed, until somebody else changes the maze.
    await area.fill("200 3\n0 1 0 1");
    await linked(page, "#/maze?map=eoox-owow");
    assert.equal(await array(page), "200 3\n0 1 0 1");
    await page.locator("#draw-width").fill("6");
    await page.locator("#draw-width").press("Tab");
    await says(page, /^The maze is 6 × 2 now\.$/);
    // What comes in is wall, as all outside is.
    await holds(page, ["200311", "010111"]);
    await page.locator("#draw-height").fill("999");
    await page.locator("#draw-height").press("Tab");
    await says(page, /^Width and height are whole numbers from 2 to 201: the maze is 6 × 201 now\.$/);
    assert.equal(await page.locator("#draw-height").inputValue(), "201");
    // What is no size does not stay there.
    for (const bad of ["300", "", "2.5"]) {
      await page.locator("#draw-height").fill(bad);
      await page.locator("#draw-height").press("Tab");
      await page.waitForFunction(() => document.getElementById("draw-height").value === "201");
    }
    await page.locator("#board").press("Control+z");
    await holds(page, ["200311", "010111"]);
    assert.equal(await page.locator("#draw-height").inputValue(), "2");
  });
});

test("a maze is saved as a file and opened from one", async () => {
  await open(browser, { hash: CLASSIC, ...calm }, async (page) => {
    await button(page, "draw").click();
    await turned(page, "draw");
    const coming = page.waitForEvent("download");
    await button(page, "keep").click();
    const download = await coming;
    assert.equal(download.suggestedFilename(), "maze.txt");
    assert.equal(await readFile(await download.path(), "utf8"), CLASSIC_TEXT);
    await says(page, /^Saved as maze\.txt\.$/);
    const give = (content) => page.locator("#maze-file").setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from(content) });
    await give("201\r\n003\r\n");
    await linked(page, "#/maze?map=eow-oox");
    await holds(page, ["201", "003"]);
    await give("2x");
    await says(page, /line 1, column 2/i);
    assert.equal(await hash(page), "#/maze?map=eow-oox");
    // The same file once more.
    await give("201\r\n003\r\n");
    await says(page, /^The maze is as the text has it\.$/);
  });
});

test("a link of what was drawn opens the same maze; one that would be too long offers the file", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  await open(browser, { hash: CLASSIC, permissions, ...calm }, async (page) => {
    await button(page, "draw").click();
    await turned(page, "draw");
    const area = page.locator("#maze-text");
    await area.fill("2103\n0001\n");
    await linked(page, "#/maze?map=ewox-3ow");
    await button(page, "share").click();
    await says(page, /^Link copied\.$/);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(link, `${address}#/maze?map=ewox-3ow`);
    await page.goto("about:blank");
    await page.goto(link);
    await turned(page, "watch");
    await button(page, "draw").click();
    await turned(page, "draw");
    await holds(page, ["2103", "0001"]);
    // Walls and ways in turn: more than twenty thousand runs.
    const row = (shift) => Array.from({ length: 201 }, (_, column) => (column + shift) % 2).join("");
    const rows = Array.from({ length: 201 }, (_, line) => row(line));
    rows[0] = `2${rows[0].slice(1)}`;
    await area.fill(rows.join("\n"));
    await says(page, /^The maze is as the text has it\.$/);
    await shows(page, 201, 201, "20,200", "20,201");
    await button(page, "share").click();
    assert.equal(await banner(page, "notice"), "This maze is too long for a link. It can be saved as a file.");
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link);
    const coming = page.waitForEvent("download");
    await page.locator("#banner-action").click();
    assert.equal(await readFile(await (await coming).path(), "utf8"), `${rows.join("\n")}\n`);
  });
});

test("whatever changes the maze ends the search", async () => {
  await open(browser, { hash: CLASSIC }, async (page) => {
    await runs(page);
    await button(page, "draw").click();
    await turned(page, "draw");
    await page.waitForFunction(() => !document.documentElement.hasAttribute("data-playing"));
    await page.locator("#maze-text").fill("2003");
    await linked(page, "#/maze?map=eoox");
    await button(page, "again").click();
    await turned(page, "watch");
    await stands(page, "3 / 3");
    await says(page, /^Exit found: the way has 3 steps, after 0 steps back\.$/);
  });
});
