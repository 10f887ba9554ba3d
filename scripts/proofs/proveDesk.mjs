/** Walks through the librarians' screens in a browser, one journey after the other: what `npm test` only opens. */
process.env.DESK_JOURNEYS = "1";
process.argv.push("tests/e2e/admin/");
await import("../test.mjs");
