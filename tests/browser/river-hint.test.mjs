// Help on the river in the real page: Hint from every position, Auto, and how a game ends.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import {
  CROSSINGS, RIVER, banner, button, counted, counts, follow, hash, launch, linked, play, says, settled, text,
} from "./harness.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const calm = { reducedMotion: "reduce" };

/** Crossings to go from every position of three each and a boat for two, searched anew from the rules. */
function distances() {
  const name = (priests, devils, side) => `${priests},${devils},${side}`;
  const safe = (priests, devils) => priests === 0 || priests >= devils;
  const legal = (priests, devils) => safe(priests, devils) && safe(3 - priests, 3 - devils);
  const left = new Map([[name(0, 0, "far"), 0]]);
  for (const [position, crossings] of left) {
    const [priests, devils, side] = position.split(",").map((part) => (/\d/.test(part) ? Number(part) : part));
    // Back over the last crossing: the boat came from the other bank, and its people with it.
    const [sign, other] = side === "far" ? [1, "start"] : [-1, "far"];
    for (const [p, d] of [[1, 0], [0, 1], [1, 1], [2, 0], [0, 2]]) {
      const [from, fromDevils] = [priests + sign * p, devils + sign * d];
      const fits = [from, fromDevils].every((number) => number >= 0 && number <= 3) && legal(from, fromDevils);
      const before = name(from, fromDevils, other);
      if (fits && !left.has(before)) left.set(before, crossings + 1);
    }
  }
  return left;
}

test("Hint wins from every position that can be won, in the fewest crossings", async () => {
  const known = distances();
  assert.equal(known.size, 16);
  assert.equal(known.get("3,3,start"), 11);
  assert.equal(Math.max(...known.values()), 12);
  await play(browser, { hash: RIVER, ...calm }, async (page) => {
    for (const [position, crossings] of known) {
      await follow(page, `${RIVER}&at=${position}`);
      assert.deepEqual(await counts(page), [0, crossings], position);
      for (let pressed = 0; pressed < crossings; pressed += 1) {
        assert.equal(await text(page, "hint"), "Hint");
        await button(page, "hint").dispatchEvent("click");
        await page.waitForFunction(() => document.querySelector("[data-show=hint]").textContent === "Sail");
        await button(page, "hint").dispatchEvent("click");
        await counted(page, pressed + 1, crossings - pressed - 1);
      }
      await banner(page, "won");
      assert.equal(await button(page, "hint").getAttribute("aria-disabled"), "true");
    }
  });
});

test("Hint keeps who sits in the boat already, and says where nobody can win", async () => {
  await play(browser, { hash: `${RIVER}&moves=d~`, ...calm }, async (page) => {
    await button(page, "hint").click();
    await says(page, /^Loaded for a shortest way\. Press again to sail\. Aboard: 2 devils\.$/);
    await linked(page, `${RIVER}&moves=dd~`);
    // The boat at the start, three priests there, three devils across: legal, and a dead end.
    await follow(page, `${RIVER}&at=3,0,start`);
    assert.match(await banner(page, "stuck"), /There is no way to win from here\./);
    await button(page, "hint").click({ force: true });
    await says(page, /^There is no way to win from here\.$/);
    await page.locator("#banner-action").click();
    await counted(page, 0, 11);
    await page.locator("#banner").waitFor({ state: "hidden" });
  });
});

test("a lost game names the bank and the numbers; Undo and Restart in the message go on", async () => {
  await play(browser, { hash: RIVER, ...calm }, async (page) => {
    const lose = async () => {
      await page.locator("#board").press("p");
      await button(page, "cross").click();
      assert.equal(await banner(page, "stuck"), "Lost. On the start bank, 3 devils outnumber 2 priests.");
    };
    await lose();
    for (const command of ["hint", "cross", "solve"]) {
      assert.equal(await button(page, command).getAttribute("aria-disabled"), "true", command);
    }
    await button(page, "cross").click({ force: true });
    await says(page, /^The game is over: undo, restart, or begin another\.$/);
    const inBanner = (command) => page.locator(`#banner [data-command=${command}]`);
    await inBanner("undo").click();
    await page.locator("#banner").waitFor({ state: "hidden" });
    await counted(page, 0, 11);
    await linked(page, `${RIVER}&moves=p~`);
    await button(page, "cross").click();
    await banner(page, "stuck");
    await inBanner("restart").click();
    await page.locator("#banner").waitFor({ state: "hidden" });
    await linked(page, RIVER);
    await says(page, /^Back at the start/);
    await follow(page, `${RIVER}&moves=ddxDxddxDDxp`);
    await follow(page, `${RIVER}&at=2,2,start&moves=ddx`);
    assert.equal(await banner(page, "stuck"), "Lost. On the far bank, 3 devils outnumber 1 priest.");
  });
});

test("a won game counts its crossings against the fewest, and leads to the next", async () => {
  await play(browser, { hash: `${RIVER}&moves=ddxxx`, ...calm }, async (page) => {
    await follow(page, `${RIVER}&moves=dd-dd-${CROSSINGS}`);
    assert.equal(await banner(page, "won"), "Everybody is across. 13 crossings; 11 is the fewest.");
    for (const command of ["hint", "cross"]) {
      assert.equal(await button(page, command).getAttribute("aria-disabled"), "true", command);
    }
    await button(page, "undo").click();
    await page.locator("#banner").waitFor({ state: "hidden" });
    await button(page, "redo").click();
    await banner(page, "won");
    await button(page, "restart").click();
    await page.locator("#banner").waitFor({ state: "hidden" });
    await counted(page, 0, 11);
    await button(page, "undo").click();
    await banner(page, "won");
    const entries = await page.evaluate(() => history.length);
    await page.locator("#banner-action").click();
    await page.waitForFunction(() => location.hash === "#/river?priests=4&devils=4&boat=3");
    assert.equal(await page.evaluate(() => history.length), entries + 1);
    await page.locator("#banner").waitFor({ state: "hidden" });
    await counted(page, 0, 9);
  });
});

test("Auto plays a shortest way, pauses, steps, changes its speed and stops", async () => {
  await play(browser, { hash: RIVER }, async (page) => {
    await button(page, "solve").click();
    await page.locator(".playback").waitFor({ state: "visible" });
    assert.equal(await button(page, "solve").count(), 0);
    await page.waitForFunction(() => document.querySelector("[data-show=count-1]").textContent === "1");
    await button(page, "pause").click();
    await settled(page);
    const [made] = await counts(page);
    assert.equal(await text(page, "place"), `${made} / 11`);
    for (let left = 11 - made; left > 5; left -= 1) {
      const before = await hash(page);
      await button(page, "step").click();
      await page.waitForFunction((before) => location.hash !== before, before);
    }
    await button(page, "slower").click();
    await page.waitForFunction(() => document.querySelector("[data-show=speed]").textContent === "½×");
    for (const speed of ["1×", "2×", "6×"]) {
      await button(page, "faster").click();
      await page.waitForFunction((speed) => document.querySelector("[data-show=speed]").textContent === speed, speed);
    }
    await button(page, "stop").click();
    await page.locator(".playback").waitFor({ state: "hidden" });
    const before = await hash(page);
    await settled(page);
    assert.equal(await hash(page), before);
    await button(page, "solve").click();
    await banner(page, "won");
    assert.deepEqual(await counts(page), [11, 0]);
    await page.locator(".playback").waitFor({ state: "hidden" });
    // Helped: no record.
    assert.equal(await text(page, "best"), "");
  });
});

test("a move by hand ends Auto", async () => {
  await play(browser, { hash: RIVER, ...calm }, async (page) => {
    for (const end of [() => button(page, "undo").click(), () => page.locator("#board").press("p"), () => page.locator("#board").press("Escape")]) {
      await follow(page, `${RIVER}&moves=ddx`);
      await button(page, "solve").click();
      await page.locator(".playback").waitFor({ state: "visible" });
      await end();
      await page.locator(".playback").waitFor({ state: "hidden" });
      await follow(page, RIVER);
    }
  });
});
