// Leads a Sokoban level off any way that is known: some pushes that the rules allow, drawn by a fixed stream.
// Whether the position can still be won afterwards is not asked here.

const STEPS = { u: [0, -1], r: [1, 0], d: [0, 1], l: [-1, 0] };

/** A stream of whole numbers below a bound, the same for the same seed. */
export function random(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** The moves, as letters, that make up to `pushes` drawn pushes from the start of a level in XSB. */
export function stray(xsb, pushes, draw) {
  const rows = xsb.split("\n");
  const walls = new Set();
  const boxes = new Set();
  let player = "";
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of [...row].entries()) {
      if (letter === "#") walls.add(`${x},${y}`);
      if ("$*".includes(letter)) boxes.add(`${x},${y}`);
      if ("@+".includes(letter)) player = `${x},${y}`;
    }
  }
  const beside = (at, [across, down]) => {
    const [x, y] = at.split(",").map(Number);
    return `${x + across},${y + down}`;
  };
  const isFree = (at) => !walls.has(at) && !boxes.has(at);
  let moves = "";
  for (let made = 0; made < pushes; made += 1) {
    const walks = new Map([[player, ""]]);
    const able = [];
    for (const [at, walk] of walks) {
      for (const [letter, step] of Object.entries(STEPS)) {
        const next = beside(at, step);
        if (boxes.has(next) && isFree(beside(next, step))) able.push([next, step, walk + letter]);
        if (isFree(next) && !walks.has(next)) walks.set(next, walk + letter);
      }
    }
    if (able.length === 0) break;
    const [box, step, walk] = able[draw(able.length)];
    boxes.delete(box);
    boxes.add(beside(box, step));
    player = box;
    moves += walk;
  }
  return moves;
}
