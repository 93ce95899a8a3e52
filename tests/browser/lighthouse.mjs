// One Lighthouse run with its mobile defaults, as scores from 0 to 1.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { flags } from "./harness.mjs";

/** The scores of some categories, or of all. */
export async function scores(address, only = []) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      "node_modules/lighthouse/cli/index.js",
      address,
      "--quiet",
      "--output=json",
      `--chrome-flags=--headless=new ${flags.join(" ")}`,
      ...only.map((category) => `--only-categories=${category}`),
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories } = JSON.parse(stdout);
  return Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, score]));
}
