import { ensureBuilt } from "../../../scripts/ensureBuilt.mjs";
import { skipLoudly } from "../../support/skipNotes.mjs";
import { findChromium } from "./findChromium.mjs";

/** The journeys run the built product in a real browser. */
export default async function browserUp() {
  await ensureBuilt();
  const chromium = process.env.TEST_CHROMIUM || findChromium();
  if (chromium) {
    process.env.TEST_CHROMIUM = chromium;
  } else {
    skipLoudly("no Chromium: none in PATH and TEST_CHROMIUM is not set, so no browser journeys.");
  }
}
