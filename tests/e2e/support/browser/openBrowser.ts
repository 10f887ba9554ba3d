import { type Browser, chromium } from "playwright-core";

/**
 * Connects to the browser that e2eUp.mjs launched. Closing the connection closes its pages and leaves the browser
 * running.
 */
export function openBrowser(): Promise<Browser> {
  if (!process.env.TEST_BROWSER) throw new Error("No browser is running: see tests/e2e/support/servers/e2eUp.mjs");
  return chromium.connect(process.env.TEST_BROWSER, { timeout: 120_000 });
}
