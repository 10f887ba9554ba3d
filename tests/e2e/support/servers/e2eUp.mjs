import { chromium } from "playwright-core";

import { ensureBuilt } from "../../../../scripts/build/ensureBuilt.mjs";
import { skipLoudly } from "../../../support/jest/skipNotes.mjs";
import { chromiumFlags } from "../browser/chromiumFlags.mjs";
import { findChromium } from "../browser/findChromium.mjs";
import { startServerHost } from "./startServerHost.mjs";

/**
 * The journeys run the built product in a real browser. One browser and one process of servers serve the whole run:
 * each page has its own context, each suite its own server.
 */
export default async function e2eUp() {
  await ensureBuilt();
  const executablePath = process.env.TEST_CHROMIUM || findChromium();
  if (!executablePath) {
    skipLoudly("no Chromium: none in PATH and TEST_CHROMIUM is not set, so no browser journeys.");
    return;
  }
  const [browser, servers] = await Promise.all([
    chromium.launchServer({ executablePath, host: "127.0.0.1", args: chromiumFlags, timeout: 120_000 }),
    startServerHost(),
  ]);
  globalThis.sharedBrowser = browser;
  globalThis.serverHost = servers;
  process.env.TEST_BROWSER = browser.wsEndpoint();
  process.env.TEST_SERVER_HOST = servers.address;
}
