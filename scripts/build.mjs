import "./process/requireNode.mjs";

import { ensureBuilt } from "./build/ensureBuilt.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { stopWith } from "./progress.mjs";

try {
  await ensureInstalled();
  await ensureBuilt();
  console.log("✓ dist/ sudah terbaru");
} catch (error) {
  stopWith(error.message);
}
