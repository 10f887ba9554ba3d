import "./process/requireNode.mjs";
import "./process/followParent.mjs";

import { ensureInstalled } from "./ensureInstalled.mjs";
import { stopWith } from "./progress.mjs";
import { isRelease } from "./root.mjs";

process.env.NODE_ENV ||= "production";
try {
  await ensureInstalled();
  if (!isRelease) {
    const { ensureBuilt } = await import("./build/ensureBuilt.mjs");
    await ensureBuilt();
  }
} catch (error) {
  stopWith(error.message);
}
process.setSourceMapsEnabled(true);
await import(new URL("../dist/server/cli.js", import.meta.url).href);
