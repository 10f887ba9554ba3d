import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";

import { BookService } from "../../server/books/BookService.js";
import { openDatabase } from "../../server/openDatabase.js";
import { visitor } from "../../server/viewer.js";
import { makeLibrary } from "../limits/makeLibrary.js";

/** One question of each kind that a hand types, of the words that the made collection has. */
const TYPED = {
  "a title": "makara kabara 5000",
  "a title that is being typed": "makara kab",
  "a common author": "tim penulis",
  "an author and a number": "sari 777",
  "a common beginning": "b",
  "words that say nothing": "buku karya tim penulis 501",
  "another spelling": "penoelis 640",
  "fewer words": "penulis 777 zzzzz",
  "an unknown word beside a name": "tim penulis zzzzz",
  "words typed as one": "timpenulissari",
  "beginnings of common words": "penul pener subj kaj",
  "slips of common words": "penluis penerbti subjke",
  nothing: "zzzzzz",
} as const;
/** What nobody types, as dear as twelve words can be. */
const CONTRIVED = {
  "twelve letters": "b k r s m t l n p g w j",
  "twelve common words": "tim penulis subjek penerbit sari kajian ba ka ra sa ma ta",
} as const;
/** How long page and count together may take, whatever the size. */
const MAX_MS = { typed: 150, contrived: 2_000 };
/** The best counts, because the machine may be busy with something else. */
const ROUNDS = 7;

/**
 * How long the first page and the count of each kind of question take, over collections of the sizes that are given
 * (`npm run measure:search -- 10000 100000`). `DATABASE_URL` names a database for one size on another engine. What is
 * there already is not made again: `MEASURE_DIR` keeps SQLite's. It fails where a kind takes longer than it may.
 */
async function measureSearch(size: number, folder: string): Promise<boolean> {
  const path = join(folder, `${size}.sqlite`);
  const url = process.env.DATABASE_URL ?? `sqlite:${path}`;
  const isMade = await hasBooks(url, size);
  const startedAt = performance.now();
  if (!isMade) {
    await makeLibrary(url, size);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`\n${size} books${isMade ? "" : `, written in ${seconds.toFixed(0)} s`}`);
  const database = await openDatabase({ url });
  const questions = [
    ...Object.entries(TYPED).map(([kind, search]) => ({ kind, search, maxMs: MAX_MS.typed })),
    ...Object.entries(CONTRIVED).map(([kind, search]) => ({ kind, search, maxMs: MAX_MS.contrived })),
  ];
  let isWithin = true;
  try {
    const books = new BookService(database);
    for (const { kind, search, maxMs } of questions) {
      const times = { page: Infinity, count: Infinity };
      let count = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        // One list, as a request has it: its page and its count are planned once.
        const list = { search };
        const from = performance.now();
        await books.page(visitor, list, { first: 24 });
        const between = performance.now();
        count = await books.count(visitor, list);
        times.page = Math.min(times.page, between - from);
        times.count = Math.min(times.count, performance.now() - between);
      }
      const total = times.page + times.count;
      isWithin &&= total <= maxMs;
      const figures = [total, times.page, times.count].map((ms) => ms.toFixed(1).padStart(8)).join(" ");
      console.log(`${total <= maxMs ? "✓" : "✗"} ${kind.padEnd(29)} ${figures} ms   ${count} books`);
    }
  } finally {
    await database.close();
  }
  if (url.startsWith("sqlite:")) {
    console.log(`  the database has ${(statSync(path).size / 1_048_576).toFixed(0)} MiB`);
  }
  return isWithin;
}

async function hasBooks(url: string, size: number): Promise<boolean> {
  const database = await openDatabase({ url });
  try {
    return (await new BookService(database).count(visitor, {})) === size;
  } finally {
    await database.close();
  }
}

const { MEASURE_DIR: kept } = process.env;
const folder = kept ?? mkdtempSync(join(tmpdir(), "aksara-measure-"));
mkdirSync(folder, { recursive: true });
try {
  for (const size of process.argv.slice(2).map(Number)) {
    if (!(await measureSearch(size, folder))) {
      process.exitCode = 1;
    }
  }
} finally {
  if (kept === undefined) {
    rmSync(folder, { recursive: true });
  }
}
