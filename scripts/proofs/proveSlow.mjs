import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../root.mjs";

/**
 * The part of the suite that needs much data, many processes, many migrations or long walks: generated histories and
 * imports, imports in the background, the commands as they are run, the start and the end of a server, old databases,
 * every public page in every way; and the doors on MariaDB, which the suite opens on SQLite. The rest is `npm test`.
 */
process.env.SLOW_TESTS = "1";
const doors = readdirSync(join(root, "tests/doors"), { recursive: true })
  .map((file) => join("tests/doors", file))
  .filter((file) => file.endsWith(".test.ts"));
const onBothEngines = doors.filter((file) => readFileSync(join(root, file), "utf8").includes("onBothEngines("));
process.argv.push("slow\\.test\\.ts$", ...onBothEngines.map((file) => `${file}$`));
await import("../test.mjs");
