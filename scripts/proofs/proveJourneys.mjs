/**
 * Walks through the librarians' and the readers' screens in a browser, one journey after the other: what `npm test`
 * only opens.
 */
process.env.JOURNEYS = "1";
process.argv.push("tests/e2e/admin/", "tests/e2e/readers/");
await import("../test.mjs");
