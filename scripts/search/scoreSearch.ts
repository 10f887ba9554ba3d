import { createReadStream, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import { fullName } from "../../server/authorities/names/authorName.js";
import { BookImportService } from "../../server/bookImport/BookImportService.js";
import type { BookRow } from "../../server/books/bookReads.js";
import { BookService } from "../../server/books/BookService.js";
import { selectBookSnapshots } from "../../server/books/writing/bookSnapshot.js";
import { openDatabase } from "../../server/openDatabase.js";
import type { Database } from "../../server/platform/database/Database.js";
import { foldWords } from "../../common/fold.js";
import { system } from "../../server/viewer.js";
import { givenBooks } from "../../tests/support/givenBooks.js";
import { scoredCollection } from "../../tests/support/search/collection.js";
import { questions, ruledQuestions } from "../../tests/support/search/questions.js";
import { schoolCollection } from "../../tests/support/search/schoolCollection.js";
import { schoolQuestions } from "../../tests/support/search/schoolQuestions.js";
import {
  missedQuestions,
  scoreQuestions,
  scoreRules,
  scoreSchoolQuestions,
  scoreTable,
} from "../../tests/support/search/scoreSearch.js";

/** A real library's export, which is not part of the project. */
const EXPORT = process.env.SLIMS_EXPORT ?? join(import.meta.dirname, "../../../shared/data/slims_export_rlc_5799.csv");

/** How well the search answers what pupils type, over the project's own collection and over a real export. */
async function scoreSearch(folder: string): Promise<void> {
  await onDatabase(join(folder, "own.sqlite"), async (database) => {
    await givenBooks(database, scoredCollection());
    const scored = await scoreQuestions(new BookService(database), questions);
    console.log(`The project's own collection\n${scoreTable(scored)}\nMissed:\n${missedQuestions(scored)}`);
  });
  await onDatabase(join(folder, "school.sqlite"), async (database) => {
    await givenBooks(database, schoolCollection());
    const scored = await scoreSchoolQuestions(new BookService(database), schoolQuestions);
    console.log(`\nA school's library\n${scoreTable(scored)}\nMissed:\n${missedQuestions(scored)}`);
  });
  if (!existsSync(EXPORT)) {
    console.log(`\nTHE EXPORT OF A REAL LIBRARY IS NOT THERE: ${EXPORT} (SLIMS_EXPORT names another). Skipped.`);
    return;
  }
  await onDatabase(join(folder, "export.sqlite"), async (database) => {
    await new BookImportService(database, { dataDir: folder }).importBooks(system, {
      stream: createReadStream(EXPORT),
      fileName: basename(EXPORT),
    });
    const scored = await scoreRules(new BookService(database), ruledQuestions, (book) => recordText(database, book));
    console.log(`\n${basename(EXPORT)}\n${scoreTable(scored)}\nMissed:\n${missedQuestions(scored)}`);
  });
}

async function onDatabase(path: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ url: `sqlite:${path}` });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

async function recordText(database: Database, { id, title, subtitle }: BookRow): Promise<string> {
  const [book] = await database.read((reader) => selectBookSnapshots(reader, [id]));
  const others = book ? [...book.authors.map(fullName), ...book.subjects.map(({ name }) => name)] : [];
  return [title, subtitle ?? "", ...others].map((text) => foldWords(text).join(" ")).join(" / ");
}

const folder = mkdtempSync(join(tmpdir(), "aksara-search-"));
try {
  await scoreSearch(folder);
} finally {
  rmSync(folder, { recursive: true });
}
