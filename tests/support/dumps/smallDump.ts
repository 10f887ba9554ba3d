import { slimsDump } from "./slimsDump.js";
import { writeDump } from "./writeDump.js";

/** What a small school's SLiMS saves of itself. */
export function smallDump(): Buffer {
  const size = { titles: 5, copies: 12, members: 8, loans: 20, trapEvery: 7 };
  return Buffer.from(writeDump(slimsDump(size).tables, "phpMyAdmin"));
}
