import "./process/requireNode.mjs";
import "./process/followParent.mjs";

import { ensureInstalled } from "./ensureInstalled.mjs";
import { isPortFree } from "./process/freePort.mjs";
import { stopWith } from "./progress.mjs";
import { isRelease } from "./root.mjs";

const port = Number(process.env.PORT || 3000);

if (Number.isInteger(port) && port > 0 && port < 65_536 && !(await isPortFree(port, process.env.HOST || "127.0.0.1"))) {
  stopWith(
    `Port ${port} sudah dipakai program lain. Hentikan program itu, atau pakai port lain: PORT=${port + 1} npm start`,
  );
}
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
// In this process, so that signals and the exit code are the server's own.
await import(new URL("../dist/server/main.js", import.meta.url).href);
