import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { LARGE_SLIMS, slimsDump } from "../../tests/support/dumps/slimsDump.js";
import { writeDump } from "../../tests/support/dumps/writeDump.js";

/** A large library as SLiMS dumps it, to try what reads dumps: 50,000 titles, 100,000 copies, 200,000 loans. */
const [path = "slims.sql"] = process.argv.slice(2);
const { tables } = slimsDump(LARGE_SLIMS);
await pipeline(Readable.from([writeDump(tables, "mysqldump")]), createWriteStream(path));
