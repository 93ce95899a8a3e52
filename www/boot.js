// Starts the module, and gives the board to WebGL on its first use or when the page is idle. Everything a player
// sees or does is in the module; this file is only what it cannot do: load itself, make its worker (a worker's address
// needs a trusted type under the page's policy), fetch the Chinese words and hand its exports to gl.js, which was written for another loader.
import init, * as searchlight from "./searchlight.js";

// ms. Opening WebGL may hold a slow machine for a good part of a second, so a visitor who does not reach for the board
// is left in peace until the page has long settled.
const IDLE_AFTER = 6000;

const here = (name) => new URL(name, import.meta.url).href;
const policy = globalThis.trustedTypes?.createPolicy("app", {
  createScriptURL: (name) => here(name === "worker.js" ? name : ""),
});
const board = document.getElementById("board");
const canvas = document.getElementById("glcanvas");

async function compile() {
  const response = await fetch(here("searchlight.wasm"));
  if (!response.ok) throw new Error(`searchlight.wasm: ${response.status}`);
  // A host that sends another type would make compileStreaming refuse.
  return response.headers.get("content-type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

function openBoard() {
  // gl.js asks for the same context later and is given this one: asking is the only sure probe.
  if (!canvas.getContext("webgl2", { alpha: false, antialias: true })) {
    searchlight.no_graphics();
    return;
  }
  canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault();
    searchlight.lost_graphics();
  });
  searchlight.open_board();
  // A file dropped on the page is the page's own business.
  window.ondragover = window.ondrop = null;
}

async function start() {
  const module = await compile();
  const wasm = await init({ module_or_path: module });
  window.wasm_memory = wasm.memory;
  window.wasm_exports = wasm;
  if (version !== wasm.crate_version()) throw new Error(`gl.js is of version ${version}, the module of ${wasm.crate_version()}`);
  init_plugins(plugins);

  searchlight.start(() => {
    const worker = new Worker(policy?.createScriptURL("worker.js") ?? here("worker.js"), { type: "module" });
    worker.postMessage(module);
    return worker;
  }, () => fetch(here("chinese.txt"))
    .then((response) => (response.ok ? response.text() : ""))
    .catch(() => "")
    .then(searchlight.learn));

  // gl.js hears only the window's size change, and what it clears it would leave empty until the next frame.
  const sizes = new ResizeObserver(() => {
    if (searchlight.draws_on_canvas()) {
      resize(canvas, wasm.resize);
      animation();
    } else {
      searchlight.resized();
    }
  });
  sizes.observe(canvas);
  // The state graph is drawn for its size, which sheets, zoom and the window change.
  new ResizeObserver(() => searchlight.resized()).observe(document.getElementById("sight"));

  let opened = false;
  const open = () => {
    if (opened) return;
    opened = true;
    clearTimeout(later);
    openBoard();
    // Observing anew tells the size once more, now to the canvas.
    sizes.unobserve(canvas);
    sizes.observe(canvas);
  };
  for (const use of ["pointerenter", "pointerdown", "focusin", "keydown"]) board.addEventListener(use, open, { once: true, capture: true });
  const later = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(open), IDLE_AFTER);
}

start().catch((fault) => {
  console.error(fault);
  document.getElementById("fault").hidden = false;
});
