import "./process/requireNode.mjs";
import "./process/followParent.mjs";

import { join } from "node:path";

import { ensureInstalled } from "./ensureInstalled.mjs";
import { stopWith } from "./progress.mjs";
import { root } from "./root.mjs";
import { run } from "./process/run.mjs";

try {
  await ensureInstalled();
} catch (error) {
  stopWith(error.message);
}
// The server restarts when its files change; the client's are Vite's, which runs inside the server.
const { code } = await run(
  process.execPath,
  [join(root, "node_modules/tsx/dist/cli.mjs"), "watch", "--clear-screen=false", "server/main.ts"],
  {
    cwd: root,
    env: { ...process.env, NODE_ENV: "development" },
  },
);
process.exit(code);
