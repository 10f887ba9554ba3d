/**
 * Lets axe see every page in every state on a phone and on a wide screen. Too slow for the suite: run it after work on
 * styles or layout.
 */
process.env.EVERY_WIDTH = "1";
process.argv.push("tests/e2e/accessibility/");
await import("./test.mjs");
