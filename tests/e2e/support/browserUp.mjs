import { chromium } from "playwright-core";

import { ensureBuilt } from "../../../scripts/ensureBuilt.mjs";
import { skipLoudly } from "../../support/skipNotes.mjs";
import { chromiumFlags } from "./chromiumFlags.mjs";
import { findChromium } from "./findChromium.mjs";

/** The journeys run the built product in a real browser: one for the whole run, in which each page has its own context. */
export default async function browserUp() {
  await ensureBuilt();
  const executablePath = process.env.TEST_CHROMIUM || findChromium();
  if (!executablePath) {
    skipLoudly("no Chromium: none in PATH and TEST_CHROMIUM is not set, so no browser journeys.");
    return;
  }
  const browser = await chromium.launchServer({
    executablePath,
    host: "127.0.0.1",
    args: chromiumFlags,
    timeout: 120_000,
  });
  globalThis.sharedBrowser = browser;
  process.env.TEST_BROWSER = browser.wsEndpoint();
}
