import { connection, type PageArguments } from "../support/library";

export const NO_COUNTS = {
  __typename: "BookImportCountsInfo",
  rows: 0,
  books: 0,
  copies: 0,
  copiesAdded: 0,
  copiesLeftOut: 0,
  duplicates: 0,
  refused: 0,
  toCheck: 0,
};
export const column = (header: string, field: string | null, reason: string) => ({
  header,
  field,
  reason,
  look: null,
  samples: [`isi ${header}`],
});

/** What an undo takes and leaves. */
export const anUndo = (counts: Record<string, number> = {}) => ({
  __typename: "BookImportUndoInfo",
  books: 1,
  copies: 2,
  keptBooks: 0,
  keptCopies: 0,
  ...counts,
});

/** An import as the server returns it. */
export function anImport(fields: Record<string, unknown> = {}) {
  const rows = [
    {
      __typename: "BookImportRow",
      id: "BookImportRow:3-2",
      number: 2,
      outcome: "NEW",
      title: "Laskar Pelangi",
      authors: "Andrea Hirata",
      copies: 1,
      copiesLeftOut: 0,
      reason: "",
      warnings: [],
      ownBook: "IMPOSSIBLE",
      takenCodes: [],
    },
    {
      __typename: "BookImportRow",
      id: "BookImportRow:3-3",
      number: 3,
      outcome: "REFUSED",
      title: "",
      authors: "",
      copies: 0,
      copiesLeftOut: 0,
      reason: "Kolom “judul”: wajib diisi.",
      warnings: [],
      ownBook: "IMPOSSIBLE",
      takenCodes: [],
    },
  ];
  return {
    __typename: "BookImport",
    id: "BookImport:3",
    databaseId: 3,
    state: "DRAFT",
    fileName: "koleksi.csv",
    startedBy: "admin",
    createdAt: "2026-11-21T02:00:00Z",
    startedAt: null,
    finishedAt: null,
    undoneAt: null,
    message: null,
    hasRows: true,
    refusedRowsUrl: "/api/books/imports/3/refused-rows",
    counts: NO_COUNTS,
    warnings: [],
    preview: null,
    progress: null,
    undone: null,
    undoRefusal: null,
    undoPreview: anUndo(),
    kept: (page: PageArguments) => connection([], page),
    reading: {
      encoding: "UTF_8",
      separator: ";",
      hasHeader: true,
      source: { __typename: "ImportFileSource", sheets: [], sheet: null, hiddenRows: 0, rowsAbove: [] },
      proposesCallNumbers: true,
      correctsTexts: true,
      category: null,
      location: null,
      bytes: 100,
      undecided: [],
      columns: [column("Buku", null, "UNKNOWN"), column("Pengarang", "AUTHORS", "NAME")],
      fields: [
        { field: "TITLE", label: "Judul", isRequired: true },
        { field: "AUTHORS", label: "Penulis", isRequired: false },
      ],
    },
    rows: ({ outcome, list, ...page }: PageArguments & { outcome?: string | null; list?: string | null }) =>
      connection(
        rows.filter((row) => !list && (!outcome || row.outcome === outcome)),
        page,
      ),
    bookEdges: () => [],
    ...fields,
  };
}
