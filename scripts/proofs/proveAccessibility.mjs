/**
 * Lets axe see every page in every state on a phone and on a wide screen, and walks each with the Tab key. Too slow for
 * the suite: run it after work on styles or layout.
 */
process.env.EVERY_WIDTH = "1";
process.argv.push("tests/e2e/accessibility/");
await import("../test.mjs");
