import { mkdtempSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { ImportFolder } from "../../../../server/bookImport/csv/ImportFolder.js";
import {
  countStoredOutcomes,
  findOutcome,
  type OutcomeFilter,
  OutcomeWriter,
  readOutcomePage,
  readReportedRows,
} from "../../../../server/bookImport/preview/outcomeFile.js";
import type { RowOutcome } from "../../../../server/bookImport/rows/planRows.js";
import { formatOf, outcomeOf, parsedRows } from "../rows/planning.js";

const HEADER = "lain;judul;pengarang;jumlah";

describe("The stored outcomes of an import's rows", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "aksara-outcomes-"));
  const place = join(dataDir, "imports", "a");
  let folder: ImportFolder;
  beforeAll(async () => {
    folder = new ImportFolder(dataDir, "a");
    await mkdir(place, { recursive: true });
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  const outcomesOf = (rows: readonly string[], more: readonly Partial<RowOutcome>[] = []) =>
    parsedRows([HEADER, ...rows]).map((parsedRow, index) =>
      outcomeOf(parsedRow, { kind: "refused" in parsedRow ? "refused" : "new", ...more[index] }),
    );
  const stored = (...chunks: readonly (readonly RowOutcome[])[]) => {
    const writer = new OutcomeWriter(folder, formatOf(HEADER.split(";")));
    chunks.forEach((chunk) => writer.write(chunk));
    writer.close();
    return folder.outcomesPath(writer.name);
  };
  const reported = async (path: string, kind: "duplicate" | "refused" | null = null) => {
    const pieces = [];
    for await (const piece of readReportedRows(path, kind)) {
      pieces.push(piece);
    }
    return pieces;
  };

  it("tell everything of a row, its title and authors as they are imported or as the file has them", async () => {
    const taken = { itemCode: "A1", holder: "baris 2 “Angin”", newCode: null, isLeftOut: true };
    const path = stored(
      outcomesOf(
        ["x;Laut  Lepas;Ani Kusuma;2"],
        [
          {
            kind: "duplicate",
            reason: "Sama.",
            copies: 2,
            copiesLeftOut: 1,
            warnings: ["codesTaken", "yearIsText"],
            ownBook: "decided",
            takenCodes: [taken],
          },
        ],
      ),
      outcomesOf(["x;Api;Ani Kusuma|Budi Wijaya;1", "x; Air ; Ani ;banyak", "y"]).map((outcome, index) => ({
        ...outcome,
        parsedRow: { ...outcome.parsedRow, row: { ...outcome.parsedRow.row, number: 10 + index } },
      })),
    );
    expect(await findOutcome(path, 2)).toEqual({
      number: 2,
      kind: "duplicate",
      title: "Laut Lepas",
      authors: "Ani Kusuma",
      copies: 2,
      reason: "Sama.",
      warnings: [
        "kode eksemplar yang sudah dipakai, tidak masuk",
        "tahun terbit yang bukan tahun, disimpan apa adanya",
      ],
      copiesLeftOut: 1,
      needsCheck: true,
      ownBook: "decided",
      takenCodes: [taken],
    });
    expect(await findOutcome(path, 10)).toMatchObject({
      kind: "new",
      title: "Api",
      authors: "Ani Kusuma, Budi Wijaya",
      copies: 0,
      warnings: [],
      needsCheck: false,
      ownBook: "impossible",
      takenCodes: [],
    });
    expect(await findOutcome(path, 11)).toMatchObject({ kind: "refused", title: "Air", authors: "Ani" });
    expect(await findOutcome(path, 12)).toMatchObject({ kind: "refused", title: "", authors: "" });
    expect(await findOutcome(path, 99)).toBeNull();
  });

  it("show of a long title and of many authors three hundred letters", async () => {
    const [fits, long] = ["x".repeat(300), "x".repeat(301)];
    const path = stored(outcomesOf([`;${fits};;`, `;${long};;`, `;;${long};`, `;;${fits};`]));
    const shown = await Promise.all([2, 3, 4, 5].map((number) => findOutcome(path, number)));
    expect(shown.map((row) => row?.title)).toEqual([fits, `${fits}…`, "", ""]);
    expect(shown.map((row) => row?.authors)).toEqual(["", "", `${fits}…`, fits]);
  });

  it("are listed and counted by kind and by what else there is to say of them", async () => {
    const code = { itemCode: "A", holder: "", newCode: null, isLeftOut: true };
    const path = stored(
      outcomesOf(
        Array.from({ length: 9 }, () => ";Satu;;"),
        [
          {},
          { copiesLeftOut: 1, warnings: ["codesTaken"], takenCodes: [code] },
          { kind: "duplicate", ownBook: "possible" },
          { kind: "duplicate", copies: 1 },
          { kind: "duplicate", copies: 1, copiesLeftOut: 2, warnings: ["copiesRepeated"] },
          { kind: "refused", copies: 0, copiesLeftOut: 1 },
          { ownBook: "decided" },
          { takenCodes: [code, { ...code, newCode: "B", isLeftOut: false }] },
          { copies: 5, warnings: ["yearIsText"] },
        ],
      ),
    );
    const listed = async (kind: OutcomeFilter["kind"], list: OutcomeFilter["list"]) => {
      const page = await readOutcomePage(path, { kind, list }, { first: 20 });
      const numbers = page.edges.map(({ node }) => node.number);
      expect(await countStoredOutcomes(path, { kind, list })).toBe(numbers.length);
      return numbers;
    };
    expect(await listed(null, null)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await listed("new", null)).toEqual([2, 3, 8, 9, 10]);
    expect(await listed("duplicate", null)).toEqual([4, 5, 6]);
    expect(await listed("refused", null)).toEqual([7]);
    expect(await listed(null, "added")).toEqual([5, 6]);
    expect(await listed(null, "leftOut")).toEqual([3, 6, 7]);
    expect(await listed(null, "toCheck")).toEqual([3, 6]);
    expect(await listed(null, "decided")).toEqual([8, 9]);
    expect(await listed("duplicate", "leftOut")).toEqual([6]);
    expect(await listed("refused", "added")).toEqual([]);
    expect((await reported(path)).flat().map(({ number }) => number)).toEqual([3, 4, 5, 6, 7]);
    expect((await reported(path, "duplicate")).flat().map(({ number }) => number)).toEqual([4, 5, 6]);
  });

  it("come page by page, each list with cursors of its own", async () => {
    const path = stored(outcomesOf([";Satu;;", ";Dua;;", ";Tiga;;"]));
    const page = (first: number, after: string | null, filter: Partial<OutcomeFilter> = {}) =>
      readOutcomePage(path, { kind: null, list: null, ...filter }, { first, after });
    const { edges, hasNextPage } = await page(2, null);
    expect([edges.map(({ node }) => node.title), hasNextPage]).toEqual([["Satu", "Dua"], true]);
    const after = edges.at(-1)?.cursor ?? null;
    expect((await page(2, after)).edges.map(({ node }) => node.title)).toEqual(["Tiga"]);
    for (const other of [{ kind: "new" }, { list: "leftOut" }, { kind: "new", list: "leftOut" }] as const) {
      await expect(page(2, after, other)).rejects.toMatchObject({ kind: "validation" });
    }
  });

  it.each([1, 500, 501, 1_001])("are reported to the last: %i rows", async (count) => {
    const path = stored(outcomesOf(Array.from({ length: count }, (_, index) => `${index};;;`)));
    const rows = (await reported(path)).flat();
    expect(rows).toHaveLength(count);
    expect(rows[0]).toEqual({ number: 2, kind: "refused", reason: "", cells: ["0", "", "", ""] });
    expect(rows.map(({ cells }) => cells[0])).toEqual(rows.map((_, index) => String(index)));
  });

  it("are none of a file whose rows all became books, and gone where they are of no use", async () => {
    expect(await reported(stored(outcomesOf([";Satu;;"])))).toEqual([]);
    const before = await readdir(place);
    const writer = new OutcomeWriter(folder, formatOf(HEADER.split(";")));
    await writer.discard();
    writer.write(outcomesOf([";Satu;;"]));
    expect(await readdir(place)).toHaveLength(before.length + 1);
    await writer.discard();
    expect(await readdir(place)).toEqual(before);
  });
});
