import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

import { run } from "./run.mjs";

/** Runs npm without a shell wherever its own program is found, as Windows starts `npm.cmd` with a shell alone. */
export function npm(args, options) {
  const cli = npmProgram();
  return cli
    ? run(process.execPath, [cli, ...args], options)
    : // One string: Node warns of arguments beside a shell. None of them has a space.
      run(process.platform === "win32" ? ["npm", ...args].join(" ") : "npm", process.platform === "win32" ? [] : args, {
        ...options,
        shell: process.platform === "win32",
      });
}

/** npm's own program: the one that runs us, or the one that came with this Node. */
function npmProgram(running = process.env.npm_execpath ?? "", node = process.execPath) {
  const beside = ["node_modules", "../lib/node_modules"].map((folder) =>
    join(dirname(node), folder, "npm/bin/npm-cli.js"),
  );
  return [...(/npm-cli\.[cm]?js$/.test(running) ? [running] : []), ...beside].find((path) => existsSync(path));
}
