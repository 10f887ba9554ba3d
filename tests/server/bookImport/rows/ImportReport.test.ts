import { PassThrough } from "node:stream";

import { detectColumns, type ImportField } from "../../../../server/bookImport/csv/importColumns.js";
import {
  ImportReport,
  isReported,
  reportLayoutOf,
  reportText,
} from "../../../../server/bookImport/rows/ImportReport.js";
import { countOutcomes, ImportTotals } from "../../../../server/bookImport/rows/ImportTotals.js";
import type { RowOutcome } from "../../../../server/bookImport/rows/planRows.js";
import { formatOf, outcomeOf, parsedRows } from "./planning.js";

const HEADER = ["judul", "tahun"];

function outcomesOf(...reported: readonly Partial<RowOutcome>[]): RowOutcome[] {
  return parsedRows([HEADER.join(";"), ...reported.map((_, index) => `Buku ${index};2001`)]).map((parsedRow, index) =>
    outcomeOf(parsedRow, reported[index]),
  );
}

describe("The report of what stays out", () => {
  it("has the rows that are no books of their own, and those of which copies stay out", () => {
    const outcomes = outcomesOf({}, { copiesLeftOut: 1 }, { kind: "duplicate" }, { kind: "refused" }, { copies: 1 });
    expect(outcomes.map(isReported)).toEqual([false, true, true, true, false]);
  });

  it("begins once with its own columns and the file's, and says of each row what became of it and why", async () => {
    const output = new PassThrough();
    const report = new ImportReport(output, formatOf(HEADER));
    await report.write(outcomesOf({}, {}));
    expect(output.read()).toBeNull();
    await report.write(
      outcomesOf({}, { copiesLeftOut: 1, reason: "Terpakai." }, { kind: "duplicate", reason: "Sama." }),
    );
    await report.write(outcomesOf({ kind: "refused", reason: "Salah; sekali." }));
    output.end();
    expect(Buffer.concat(await output.toArray()).toString()).toBe(
      "\uFEFFbaris;hasil;alasan;judul;tahun\n3;eksemplar tidak masuk;Terpakai.;Buku 1;2001\n" +
        '4;duplikat;Sama.;Buku 2;2001\n2;ditolak;"Salah; sekali.";Buku 0;2001\n',
    );
  });

  it("waits until what it has written is taken, and no longer than somebody wants it", async () => {
    const output = new PassThrough({ highWaterMark: 1 });
    const stop = new AbortController();
    const writing = new ImportReport(output, formatOf(HEADER), stop.signal).write(outcomesOf({ kind: "refused" }));
    stop.abort();
    await expect(writing).rejects.toMatchObject({ name: "AbortError" });
    const taken = new PassThrough({ highWaterMark: 1 });
    const written = new ImportReport(taken, formatOf(HEADER)).write(outcomesOf({ kind: "refused" }));
    taken.resume();
    await expect(written).resolves.toBeUndefined();
  });

  it("says by its header what a person has said of a column", () => {
    const byField = new Map<ImportField, { index: number; header: string }>([
      ["title", { index: 1, header: "Nama" }],
      ["publishYear", { index: 2, header: "tahun" }],
    ]);
    const header = ["judul", "Nama", "tahun", "Warna"];
    const columns = { ...detectColumns(header), byField };
    expect(reportLayoutOf({ ...formatOf(header), columns })).toEqual({
      separator: ";",
      header: ["abaikan judul", "judul", "tahun", "Warna"],
      droppedColumns: [],
    });
  });

  it("leaves out what an earlier report has put before the file's columns, and nothing of a library's own", () => {
    const layout = reportLayoutOf(formatOf(["Baris", " hasil", "alasan", "judul"]));
    expect(layout).toEqual({ separator: ";", header: ["judul"], droppedColumns: [0, 1, 2] });
    const row = {
      number: 9,
      kind: "refused",
      reason: "Salah.",
      cells: ["2", "ditolak", "lama", "=1+1", "lebih"],
    } as const;
    expect(reportText(layout, [row], false)).toBe("9;ditolak;Salah.;'=1+1;lebih\n");
    const own = reportLayoutOf(formatOf(["baris", "judul"]));
    expect(own).toEqual({ separator: ";", header: ["baris", "judul"], droppedColumns: [] });
  });
});

describe("The totals of an import", () => {
  const first = outcomesOf(
    { copies: 3, warnings: ["yearIsText"] },
    { kind: "duplicate", copies: 2, copiesLeftOut: 4, warnings: ["copiesRepeated", "yearIsText"] },
    { kind: "refused", copiesLeftOut: 5 },
  );

  it("count each row as one of new, duplicate and refused, with its copies", () => {
    expect(countOutcomes(first)).toEqual({
      rows: 3,
      books: 1,
      copies: 5,
      copiesAdded: 2,
      copiesLeftOut: 9,
      duplicates: 1,
      refused: 1,
      toCheck: 1,
    });
  });

  it("add up over chunks, and remember of each warning how many rows have it and which is the first", () => {
    const totals = new ImportTotals();
    expect(totals.counts).toEqual(countOutcomes([]));
    totals.add(first);
    totals.add(outcomesOf({}, { warnings: ["yearIsText", "codesTaken"] }));
    expect(totals.counts).toEqual({
      rows: 5,
      books: 3,
      copies: 5,
      copiesAdded: 2,
      copiesLeftOut: 9,
      duplicates: 1,
      refused: 1,
      toCheck: 2,
    });
    expect(totals.warnings).toEqual([
      {
        warning: "yearIsText",
        message: "tahun terbit yang bukan tahun, disimpan apa adanya",
        rows: 3,
        firstRow: 2,
      },
      { warning: "copiesRepeated", message: "jumlah eksemplar untuk buku dari baris lain", rows: 1, firstRow: 3 },
      { warning: "codesTaken", message: "kode eksemplar yang sudah dipakai, tidak masuk", rows: 1, firstRow: 3 },
    ]);
  });

  it.each([
    ["isbnOfOtherTitle", true],
    ["isbnOfOtherEdition", true],
    ["codesTaken", true],
    ["copiesRepeated", true],
    ["isbnIsWrong", false],
    ["textCorrected", false],
  ] as const)("send a person to a row that has the warning %s: %s", (warning, isToCheck) => {
    expect(countOutcomes(outcomesOf({ warnings: ["yearIsText", warning] })).toCheck).toBe(isToCheck ? 1 : 0);
  });
});
