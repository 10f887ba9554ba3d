import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";

import { BookService } from "../../server/books/BookService.js";
import { openDatabase } from "../../server/openDatabase.js";
import { visitor } from "../../server/viewer.js";
import { makeLibrary } from "../limits/makeLibrary.js";

/** One question of each kind, of the words that the made collection has. */
const QUESTIONS = {
  "a title": "makara kabara 5000",
  "a common author": "tim penulis",
  "an author and a number": "sari 777",
  "a common beginning": "b",
  "words that say nothing": "buku karya tim penulis 501",
  "another spelling": "penoelis 640",
  "fewer words": "penulis 777 zzzzz",
  "twelve letters": "b k r s m t l n p g w j",
  "twelve common words": "tim penulis subjek penerbit sari kajian ba ka ra sa ma ta",
  "beginnings of common words": "penul pener subj kaj",
  "slips of common words": "penluis penerbti subjke",
  nothing: "zzzzzz",
} as const;
/** The best counts, because the machine may be busy with something else. */
const ROUNDS = 7;

/**
 * How long the first page and the count of each kind of question take, over collections of the sizes that are given
 * (`npm run measure:search -- 10000 100000`). `DATABASE_URL` names a database for one size on another engine. What is
 * there already is not made again: `MEASURE_DIR` keeps SQLite's.
 */
async function measureSearch(size: number, folder: string): Promise<void> {
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
  try {
    const books = new BookService(database);
    for (const [kind, search] of Object.entries(QUESTIONS)) {
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
      const figures = [times.page + times.count, times.page, times.count].map((ms) => ms.toFixed(1).padStart(8));
      console.log(`  ${kind.padEnd(27)} ${figures.join(" ")} ms   ${count} books`);
    }
  } finally {
    await database.close();
  }
  if (url.startsWith("sqlite:")) {
    console.log(`  the database has ${(statSync(path).size / 1_048_576).toFixed(0)} MiB`);
  }
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
    await measureSearch(size, folder);
  }
} finally {
  if (kept === undefined) {
    rmSync(folder, { recursive: true });
  }
}
