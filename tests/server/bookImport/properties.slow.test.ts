import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { fc } from "../../support/fastCheck.js";
import sql, { raw } from "sql-template-tag";

import {
  type ImportDecisions,
  isDecided,
  NO_DECISIONS,
  type RowDecision,
} from "../../../server/bookImport/csv/importDecisions.js";
import { detectImportFormat, type ImportFormat } from "../../../server/bookImport/csv/importFormat.js";
import {
  detectReading,
  formatFromReading,
  reconfigureReading,
  undecidedFields,
} from "../../../server/bookImport/csv/importReading.js";
import { EarlierRows } from "../../../server/bookImport/preview/EarlierRows.js";
import { ImportTotals } from "../../../server/bookImport/rows/ImportTotals.js";
import { planRows, type RowOutcome } from "../../../server/bookImport/rows/planRows.js";
import { readChunks } from "../../../server/bookImport/rows/readChunks.js";
import { foldKey } from "../../../common/fold.js";
import { onBothEngines } from "../../support/database.js";
import { testWrite } from "../../support/testWrite.js";
import { ambiguousFile, meanFile, type MeanFile, type MeanRow } from "../../support/imports/meanFiles.js";
import { countsOf, createImportFolder, importCsv, importInSteps, rowsOf } from "./importing.js";

/** `npm run prove:import` tries thousands. */
const planned = { numRuns: Number(process.env.IMPORT_FILES ?? 40) };
const written = { numRuns: Math.ceil(planned.numRuns / 20) };

const isContent = (line: MeanRow | null): line is MeanRow =>
  line !== null &&
  [line.title, line.authors, line.isbn, line.edition, line.series, line.year, line.copies, ...line.codes].some(
    (cell) => cell.trim() !== "",
  );
/** Answers of a person who looks at the rows of a preview one after the other. */
const answers = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 });
const folded = (code: string) => code.trim().toUpperCase();

/** The codes that one row alone carries, of rows that are not refused. */
function uniqueCodes(rows: readonly MeanRow[]): Set<string> {
  const users = new Map<string, Set<MeanRow>>();
  for (const row of rows) {
    for (const code of row.codes.map(folded)) {
      users.set(code, (users.get(code) ?? new Set<MeanRow>()).add(row));
    }
  }
  return new Set(
    [...users].flatMap(([code, of]) =>
      [...of].every(({ title }) => of.size === 1 && /[^-]/u.test(title)) ? code : [],
    ),
  );
}

describe("The plan of a generated file", () => {
  const folder = createImportFolder();
  let files = 0;
  afterAll(() => folder.remove());

  async function fileOf(text: string) {
    files += 1;
    const path = join(folder.path, `${files}.csv`);
    await writeFile(path, text);
    return { path, bytes: Buffer.byteLength(text), encoding: "utf-8" } as const;
  }

  async function planOf({ text }: MeanFile, decisions = NO_DECISIONS) {
    const file = await fileOf(text);
    const format = await detectImportFormat(file);
    const earlier = EarlierRows.create(`${file.path}.earlier`, 1);
    const run = async (importId: number) => {
      const outcomes: RowOutcome[] = [];
      const titles: string[] = [];
      const codes: string[] = [];
      const totals = new ImportTotals();
      for await (const { rows } of readChunks(file, format, { rowsPerChunk: 4, mostRows: 1_000 })) {
        const plan = await planRows(rows, [earlier], {
          importId,
          codePrefix: "-",
          decisions: importId === 1 ? decisions : NO_DECISIONS,
        });
        earlier.add(plan);
        outcomes.push(...plan.outcomes);
        titles.push(...plan.books.map(({ row }) => foldKey(row.book.title)));
        codes.push(
          ...[...plan.books, ...plan.addedCopies].flatMap(({ copies }) => copies.map(({ itemCode }) => itemCode)),
        );
        totals.add(plan.outcomes);
      }
      return { outcomes, titles, codes, counts: totals.counts };
    };
    try {
      return { first: await run(1), second: await run(2) };
    } finally {
      earlier.close();
    }
  }

  it("has every title or says why not, every code that one row alone carries, and counts that are true", async () => {
    await fc.assert(
      fc.asyncProperty(meanFile, fc.option(answers), async (file, answered) => {
        const rows = file.lines.filter(isContent);
        fc.pre(rows.length > 0);
        const decisions = answered ? decided((await planOf(file)).first.outcomes, answered) : NO_DECISIONS;
        const { first, second } = await planOf(file, decisions);
        for (const { parsedRow, kind, ownBook, takenCodes, warnings } of first.outcomes) {
          const decision = decisions.get(parsedRow.row.number);
          expect(!decision?.asOwnBook || (kind === "new" && ownBook === "decided")).toBe(true);
          expect(!decision?.asOwnBook || !warnings.some((warning) => warning.startsWith("isbnOfOther"))).toBe(true);
          for (const { newCode, isLeftOut } of takenCodes) {
            expect(newCode === null || (!isLeftOut && first.codes.includes(newCode))).toBe(true);
          }
        }

        expect(first.outcomes).toHaveLength(rows.length);
        const titles = new Set(first.titles);
        first.outcomes.forEach(({ kind, reason, copiesLeftOut }, index) => {
          const title = foldKey(rows[index]?.title ?? "");
          expect(kind === "refused" ? reason !== "" : titles.has(title)).toBe(true);
          expect(copiesLeftOut === 0 || reason !== "").toBe(true);
        });
        const codes = new Set(first.codes.map(folded));
        expect(codes.size).toBe(first.codes.length);
        expect([...uniqueCodes(rows)].filter((code) => !codes.has(code))).toEqual([]);

        const { counts } = first;
        expect(counts.books + counts.duplicates + counts.refused).toBe(counts.rows);
        expect([counts.books, counts.copies]).toEqual([first.titles.length, first.codes.length]);
        expect(second.counts).toMatchObject({ books: 0, copies: 0, refused: counts.refused });
      }),
      planned,
    );
  });

  it("of a header that names the title twice is refused, and made once a person has chosen", async () => {
    await fc.assert(
      fc.asyncProperty(ambiguousFile, async ({ lines, text, plainText, titleColumn }) => {
        fc.pre(lines.some(isContent));
        const file = await fileOf(text);
        await expect(detectImportFormat(file)).rejects.toMatchObject({ kind: "validation" });
        const reading = await detectReading(file);
        expect(reading.columns.flatMap(({ field }) => (field === "title" ? field : []))).toEqual([]);
        expect(undecidedFields(reading).map(({ field }) => field)).toEqual(["title"]);
        const chosen = await reconfigureReading(file.path, reading, {
          columns: reading.columns.map(({ field }, index) => (index === titleColumn ? "title" : field)),
        });
        expect(undecidedFields(chosen)).toEqual([]);
        const { format } = await formatFromReading(file.path, chosen);
        const titles = async (rowsOf: typeof file, how: ImportFormat) => {
          const found: (string | null)[] = [];
          for await (const { rows } of readChunks(rowsOf, how, { rowsPerChunk: 4, mostRows: 1_000 })) {
            found.push(...rows.map((row) => ("imported" in row ? row.imported.book.title : null)));
          }
          return found;
        };
        const plain = await fileOf(plainText);
        const found = await titles(file, format);
        // A row whose only value is in the second column is a row all the same.
        expect(found.filter((title) => title !== null)).toEqual(
          (await titles(plain, await detectImportFormat(plain))).filter((title) => title !== null),
        );
      }),
      planned,
    );
  });

  it("tells apart what differs in class, volume, issue, edition or author, whatever they share", async () => {
    await fc.assert(
      fc.asyncProperty(meanFile, async (file) => {
        const rows = file.lines.filter(isContent);
        fc.pre(rows.length > 0);
        const { first } = await planOf(file);
        const known = new Set(first.outcomes.flatMap(({ kind }, index) => (kind === "new" ? bookOf(rows[index]) : [])));
        first.outcomes.forEach(({ kind }, index) => {
          const row = rows[index];
          // A code of its own says which book it is, also where that book says nothing of its edition.
          const mayLackEdition = !row || row.edition === "" || sharesCode(row, rows.slice(0, index));
          expect(kind !== "duplicate" || mayLackEdition || known.has(bookOf(row))).toBe(true);
        });
      }),
      planned,
    );
  });
});

function sharesCode(row: MeanRow, others: readonly MeanRow[]): boolean {
  const codes = new Set(row.codes.map(folded));
  return others.some((other) => other.codes.some((code) => codes.has(folded(code))));
}

/** What a person decides of rows of which something can be decided. */
function decided(outcomes: readonly RowOutcome[], answered: readonly boolean[]): ImportDecisions {
  let asked = 0;
  const says = () => answered[asked++ % answered.length] === true;
  return new Map(
    outcomes.flatMap(({ parsedRow: { row }, ownBook, takenCodes }): [number, RowDecision][] => {
      const decision = {
        asOwnBook: ownBook === "possible" && says(),
        newCodes: new Map(
          takenCodes.flatMap(({ itemCode }, place) => (says() ? [[itemCode, `Baru ${row.number}-${place}`]] : [])),
        ),
      };
      return isDecided(decision) ? [[row.number, decision]] : [];
    }),
  );
}

/** A row that is a duplicate and names an edition has a book of that title and edition. */
function bookOf(row: MeanRow | undefined): string {
  return `${foldKey(row?.title ?? "")}|${foldKey(row?.edition ?? "").replace("cetakan ke", "cet")}`;
}

onBothEngines("The import of a generated file", (test) => {
  const wipe = async () => {
    for (const table of ["copies", "book_authors", "book_search", "books"]) {
      await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM ${raw(table)}`));
    }
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE counters SET value = 0 WHERE name = 'books'`));
  };

  it("stores what it counts; once more it changes nothing; undone and imported again it is the same", async () => {
    await fc.assert(
      fc.asyncProperty(meanFile, answers, async (file, answered) => {
        const rows = file.lines.filter(isContent);
        fc.pre(rows.length > 0);
        await wipe();
        const the = importInSteps(test.database, { rowsPerWrite: 4 });
        try {
          const draft = await the.previewed(await the.upload(file.text));
          const inputs = (await the.rowsOf(draft))
            .filter(({ ownBook, takenCodes }) => ownBook === "possible" || takenCodes.length > 0)
            .slice(0, 4)
            .map(({ number, ownBook, takenCodes }, place) => ({
              row: number,
              asOwnBook: ownBook === "possible" && answered[place % answered.length],
              newCodes: takenCodes.map(({ itemCode }, index) => ({ itemCode, newCode: `Baru ${number}-${index}` })),
            }));
          const previewed = await the.decided(draft, inputs);
          const done = await the.imported(previewed);
          expect((await the.rowsOf(done)).length).toBe(done.counts.rows);
          expect(done.counts).toEqual(previewed.preview?.counts);
          const stored = await countsOf(test.database);
          expect(stored).toMatchObject({
            books: done.counts.books,
            copies: done.counts.copies,
            hidden: 0,
            counter: done.counts.books,
          });
          const codes = await rowsOf<{ item_code: string }>(test.database, sql`SELECT item_code FROM copies`);
          const arrived = new Set(codes.map(({ item_code }) => folded(item_code)));
          expect([...uniqueCodes(rows)].filter((code) => !arrived.has(code))).toEqual([]);

          const { result } = await importCsv(test.database, file.text, { rowsPerWrite: 7 });
          expect(result).toMatchObject({ books: 0, copies: 0 });
          expect(await countsOf(test.database)).toEqual(stored);

          if (done.counts.books > 0) {
            await the.undone(done);
            const again = await the.decided(await the.previewed(await the.upload(file.text)), inputs);
            expect((await the.imported(again)).counts).toEqual(done.counts);
            expect(await countsOf(test.database)).toEqual(stored);
          }
        } finally {
          await the.folder.remove();
        }
      }),
      written,
    );
  });
});
