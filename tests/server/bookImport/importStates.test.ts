import type { BookImportState, PreviewStatus } from "../../../server/bookImport/BookImport.entity.js";
import { NEW_PREVIEW } from "../../../server/bookImport/preview/previewImport.js";
import { ZERO_COUNTS } from "../../../server/bookImport/rows/ImportTotals.js";
import { isPublished, progressOf, type StoredImport } from "../../../server/bookImport/StoredImport.js";
import { ImportHistoryService } from "../../../server/bookImport/ImportHistoryService.js";
import { BookEditingService } from "../../../server/books/writing/BookEditingService.js";
import { system } from "../../../server/viewer.js";
import { undoRefusal } from "../../../server/bookImport/undo/undoRefusal.js";
import { onSqlite } from "../../support/database.js";
import { importCsv } from "./importing.js";

const stored = (state: BookImportState, more: Partial<StoredImport> = {}): StoredImport => ({
  id: 1,
  state,
  fileName: null,
  actor: null,
  folder: null,
  outcomes: null,
  stageShare: 0.5,
  cancelWanted: false,
  message: null,
  partOfMove: false,
  counts: { ...ZERO_COUNTS, rows: 7 },
  warnings: [],
  preview: null,
  createdAt: new Date(0),
  startedAt: null,
  finishedAt: null,
  undoneAt: null,
  undoCounts: null,
  ...more,
});
const preview = (state: PreviewStatus["state"]): PreviewStatus => ({
  ...NEW_PREVIEW,
  state,
  share: 0.25,
  counts: { ...ZERO_COUNTS, rows: 3 },
});

describe("An import", () => {
  it.each([
    ["draft", null, false],
    ["staging", "writing", false],
    ["publishing", "publishing", false],
    ["done", null, true],
    ["cancelled", null, false],
    ["undoing", "undoing", false],
    ["removing", "removing", false],
    ["partly_undone", null, true],
    ["undone", null, false],
  ] as const)("that is %s runs as %s; its books are in the catalogue: %s", (state, stage, isThere) => {
    expect(progressOf(stored(state))).toEqual(stage && { stage, share: 0.5, rows: 7 });
    expect(isPublished(state)).toBe(isThere);
  });

  it("that is called off takes back what it has written", () => {
    expect(progressOf(stored("staging", { cancelWanted: true }))?.stage).toBe("removing");
  });

  it("whose preview runs is looked through, and no longer", () => {
    expect(progressOf(stored("draft", { preview: preview("running") }))).toEqual({
      stage: "analysing",
      share: 0.25,
      rows: 3,
    });
    expect(progressOf(stored("draft", { preview: preview("ready") }))).toBeNull();
    expect(progressOf(stored("staging", { preview: preview("running") }))?.stage).toBe("writing");
  });
});

onSqlite("The undo of an import", (test) => {
  const refusalOf = (state: BookImportState, booksImported = 1, copiesImported = 0, id = 99) =>
    test.database.read((reader) =>
      undoRefusal(reader, { id, state, booksImported, copiesImported, partOfMove: false }),
    );

  it.each([
    ["draft", "Impor ini belum dijalankan."],
    ["staging", "Impor ini belum selesai."],
    ["publishing", "Impor ini belum selesai."],
    ["cancelled", "Impor ini dibatalkan: tidak ada bukunya yang masuk."],
    ["undoing", "Impor ini sedang diurungkan."],
    ["removing", "Impor ini sedang diurungkan."],
    ["undone", "Impor ini sudah diurungkan."],
  ] as const)("is refused while that is %s", async (state, message) => {
    expect(await refusalOf(state)).toBe(message);
  });

  it("is refused of one that a whole library has moved in with", async () => {
    const part = { id: 99, state: "done", booksImported: 1, copiesImported: 1, partOfMove: true } as const;
    expect(await test.database.read((reader) => undoRefusal(reader, part))).toBe(
      "Impor ini bagian dari pindah perpustakaan. Urungkan pindahnya.",
    );
  });

  it("is refused where it brought nothing, or nothing of it is left", async () => {
    const nothing = "Impor ini tidak menambah buku atau eksemplar.";
    const used =
      "Tidak ada lagi yang dapat diurungkan: semua buku dan eksemplar dari impor ini sudah dipakai atau dihapus.";
    expect(await refusalOf("done", 0, 0)).toBe(nothing);
    expect(await refusalOf("partly_undone", 0, 0)).toBe(nothing);
    expect(await refusalOf("done", 1, 0)).toBe(used);
    expect(await refusalOf("done", 0, 1)).toBe(used);
    const { result } = await importCsv(test.database, "judul\nSatu\n");
    expect(await refusalOf("done", 1, 0, result.importId)).toBeNull();
    expect(await refusalOf("partly_undone", 1, 0, result.importId)).toBeNull();
    // It has brought a copy to an older book.
    const later = await importCsv(test.database, "judul;kode eksemplar\nSatu;S1\n");
    expect(later.result).toMatchObject({ books: 0, copies: 1 });
    expect(await refusalOf("done", 0, 1, later.result.importId)).toBeNull();
  });

  it("would leave what has been used, which is told only while it is in the catalogue", async () => {
    const history = new ImportHistoryService(test.database, { dataDir: "unused" });
    const { result } = await importCsv(test.database, "judul\nDua\nTiga\n");
    const [id] = (await history.listImportedBooks(system, result.importId, 9)).map((book) => book.id);
    await new BookEditingService(test.database).update(system, id ?? 0, { title: "Diubah" });
    const reported = async (state: BookImportState) => {
      const row = { ...stored(state), id: result.importId };
      const { edges } = await history.kept(system, row, {});
      return [
        edges.map(({ node }) => [node.title, node.reasons]),
        await history.countKept(system, row),
        await history.undoPreview(system, row),
      ];
    };
    const counts = { books: 1, copies: 0, keptBooks: 1, keptCopies: 0 };
    for (const state of ["done", "partly_undone"] as const) {
      expect(await reported(state)).toEqual([[["Diubah", ["changed"]]], 1, counts]);
    }
    for (const state of ["publishing", "undoing", "removing", "undone"] as const) {
      expect(await reported(state)).toEqual([[], 0, null]);
    }
  });
});
