import "./process/requireNode.mjs";
import "./process/followParent.mjs";

import { ensureBuilt } from "./build/ensureBuilt.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { stopWith } from "./progress.mjs";

process.env.NODE_ENV ||= "production";
try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  stopWith(error.message);
}
process.setSourceMapsEnabled(true);
await import(new URL("../dist/server/cli.js", import.meta.url).href);
