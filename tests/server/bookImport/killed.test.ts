import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";

import sql from "sql-template-tag";

import { recoverImports } from "../../../server/bookImport/recoverImports.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { runCli } from "../commands/runCli.js";
import { countsOf, createImportFolder, manyBooks, rowsOf } from "./importing.js";

const ROWS = 6_000;
/** Long enough to show that the kill arrives before the last of them, however busy the machine is. */
const ROWS_TO_SHOW = 18_000;

onBothEngines("An import whose process is killed", (test) => {
  const folder = createImportFolder();
  const file = join(folder.path, "besar.csv");
  const longFile = join(folder.path, "panjang.csv");
  const otherFile = join(folder.path, "lain.csv");
  beforeAll(async () => {
    await writeFile(file, manyBooks(ROWS));
    await writeFile(longFile, manyBooks(ROWS_TO_SHOW));
    await writeFile(otherFile, manyBooks(ROWS, 100_001));
    await givenBooks(test.database, [
      { title: "Sudah ada", by: ["Penulis Uji1"], publisher: "Penerbit 1", copies: [{ itemCode: "LAMA-1" }] },
    ]);
  });
  afterAll(() => folder.remove());

  const kill = (at: RegExp, imported = file) => {
    const run = runCli(["import-books", imported], { DATABASE_URL: test.url, DATA_DIR: folder.path }, (line, child) => {
      if (at.test(line)) {
        child.kill("SIGKILL");
      }
    });
    return run.ended;
  };

  it.each([/^Menulis/, /^Menulis: [4-6]\d%/, /^Menulis: 100%/])(
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
    expect(await kill(/^Menampilkan/, longFile)).toMatchObject({ signal: "SIGKILL" });
    await recoverImports(test.database, folder.path);
    await expectGrownBy(before, ROWS_TO_SHOW, ROWS_TO_SHOW * 2);
  }, 120_000);

  it("or left alone lets everybody else write within two seconds", async () => {
    const before = await countsOf(test.database);
    const state = { running: true };
    const { ended } = runCli(["import-books", otherFile], { DATABASE_URL: test.url, DATA_DIR: folder.path });
    const finished = ended.finally(() => {
      state.running = false;
    });
    const waits: number[] = [];
    while (state.running) {
      const begun = performance.now();
      await givenBooks(test.database, [{ publisher: `Penerbit ${waits.length % 31}` }]);
      waits.push(performance.now() - begun);
      await nextTurn();
    }
    expect(await finished).toMatchObject({ code: 0 });
    expect(waits.length).toBeGreaterThan(5);
    expect(Math.max(...waits)).toBeLessThan(2_000);
    await expectGrownBy(before, waits.length + ROWS, ROWS * 2);
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
      expect(await rowsOf(test.database, sql`PRAGMA integrity_check`)).toEqual([{ integrity_check: "ok" }]);
    }
  }
});
