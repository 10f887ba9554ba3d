import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";

import Sqlite from "libsql";
import sql from "sql-template-tag";

import { recoverImports } from "../../../server/bookImport/recoverImports.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { runCli } from "../commands/runCli.js";
import { countsOf, createImportFolder, manyBooks, numberOf } from "./importing.js";

/** Written and shown 500 at a time: the kill comes in the midst of them. */
const ROWS = 1_500;
/** Longer than SQLite's pauses for others are apart. */
const LONG = 4_000;

onBothEngines("An import whose process is killed", (test) => {
  const folder = createImportFolder();
  const file = join(folder.path, "besar.csv");
  const longFile = join(folder.path, "panjang.csv");
  beforeAll(async () => {
    await writeFile(file, manyBooks(ROWS));
    await writeFile(longFile, manyBooks(LONG, 100_001));
    await givenBooks(test.database, [
      { title: "Sudah ada", by: ["Penulis Uji1"], publisher: "Penerbit 1", copies: [{ itemCode: "LAMA-1" }] },
    ]);
  });
  afterAll(() => folder.remove());

  const kill = (line: RegExp) =>
    runCli(["import-books", file], { DATABASE_URL: test.url, DATA_DIR: folder.path }, { line, signal: "SIGKILL" })
      .ended;

  it.each([/^Menyimpan/, /^Menyimpan: [4-6]\d%/, /^Menyimpan: 100%/])(
    "at %s leaves nothing after the next start",
    async (at) => {
      const before = await countsOf(test.database);
      expect(await kill(at)).toMatchObject({ signal: "SIGKILL" });
      const died = await countsOf(test.database);
      expect(died).toMatchObject({ books: before.books, copies: before.copies, counter: before.counter });
      expect(died.hidden + died.running).toBeGreaterThan(0);
      await recoverImports(test.database, folder.path);
      expect(await countsOf(test.database)).toEqual(before);
      expect(await folder.spooled()).toEqual([]);
    },
    60_000,
  );

  it("while its books are being shown is complete after the next start", async () => {
    const before = await countsOf(test.database);
    expect(await kill(/^Menampilkan: [2-8]/)).toMatchObject({ signal: "SIGKILL" });
    const { books, hidden } = await countsOf(test.database);
    expect([books > before.books, hidden > 0]).toEqual([true, true]);
    await recoverImports(test.database, folder.path);
    await expectGrownBy(before, ROWS, ROWS * 2);
  }, 120_000);

  it("or left alone lets everybody else write before it ends: SQLite would refuse after five seconds", async () => {
    const before = await countsOf(test.database);
    const state = { running: true };
    const { ended } = runCli(["import-books", longFile], { DATABASE_URL: test.url, DATA_DIR: folder.path });
    const finished = ended.finally(() => {
      state.running = false;
    });
    let written = 0;
    let meanwhile = 0;
    while (state.running) {
      await givenBooks(test.database, [{ publisher: `Penerbit ${written % 31}` }]);
      written += 1;
      meanwhile += await numberOf(
        test.database,
        sql`SELECT COUNT(*) AS n FROM book_imports WHERE running_slot = 1 AND rows_read > 0`,
      );
      await nextTurn();
    }
    expect(await finished).toMatchObject({ code: 0 });
    expect(meanwhile).toBeGreaterThan(1);
    await expectGrownBy(before, written + LONG, LONG * 2);
  }, 120_000);

  async function expectGrownBy(
    before: Awaited<ReturnType<typeof countsOf>>,
    newBooks: number,
    newCopies: number,
  ): Promise<void> {
    const after = await countsOf(test.database);
    const books = before.books + newBooks;
    expect(after).toMatchObject({
      books,
      counter: books,
      searched: books,
      hidden: 0,
      hiddenCopies: 0,
      copies: before.copies + newCopies,
      running: 0,
    });
    expect(after.countedAuthorship).toBe(after.authorship);
    expect(after.countedPublishing).toBe(books);
    if (test.engine === "sqlite") {
      expect(checkIntegrity(test.url.replace(/^sqlite:/, ""))).toEqual([{ integrity_check: "ok" }]);
    }
  }
});

/** By a connection of its own: one that was open while another process wrote calls a sound search index malformed. */
function checkIntegrity(path: string): unknown[] {
  const connection = new Sqlite(path, { readonly: true });
  try {
    return connection.prepare("PRAGMA integrity_check").all();
  } finally {
    connection.close();
  }
}
