/**
 * Imports thousands of generated files and holds them against what must be true of every import, and the real files
 * where they are at hand. The suite tries a few dozen: run this after work on the import. IMPORT_FILES says how many.
 */
process.env.IMPORT_FILES ??= "3000";
process.env.SLOW_TESTS = "1";
process.argv.push("tests/server/bookImport/(properties|realFiles).slow.test.ts", "--testTimeout=3600000");
await import("../test.mjs");
