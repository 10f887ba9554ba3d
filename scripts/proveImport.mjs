/**
 * Imports thousands of generated files and holds them against what must be true of every import. The suite tries a few
 * dozen: run this after work on the import. IMPORT_FILES says how many.
 */
process.env.IMPORT_FILES ??= "3000";
process.argv.push("tests/server/bookImport/properties.test.ts", "--testTimeout=3600000");
await import("./test.mjs");
