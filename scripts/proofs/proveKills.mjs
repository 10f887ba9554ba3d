/**
 * Kills servers in the middle of acts, imports, uploads and forms: what was answered is kept, what was typed is too.
 */
process.env.SLOW_TESTS = "1";
process.env.JOURNEYS = "1";
process.argv.push("killed\\.test\\.ts$");
await import("../test.mjs");
