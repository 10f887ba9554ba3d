/**
 * The part of the suite that needs much data, many processes or many migrations: generated histories and imports, the
 * commands as they are run, the start and the end of a server, old databases. The rest is `npm test`.
 */
process.env.SLOW_TESTS = "1";
process.argv.push("slow\\.test\\.ts$");
await import("./test.mjs");
