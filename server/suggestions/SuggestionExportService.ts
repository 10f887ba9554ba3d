import { csvOf, guardCell } from "../platform/csv/spreadsheets.js";
import type { Database } from "../platform/database/Database.js";
import { allPages } from "../platform/database/keyset.js";
import { dayIn } from "../platform/time/libraryClock.js";
import { assertCanRead, type Viewer } from "../viewer.js";
import type { SuggestionListArgs } from "./suggestionInput.js";
import type { SuggestionRow } from "./suggestionReads.js";
import { SuggestionService } from "./SuggestionService.js";
import { STATE_WORDS } from "./suggestionStates.js";

const HEADER = [
  "Judul",
  "Penulis",
  "Penerbit",
  "Tahun terbit",
  "ISBN",
  "Dukungan",
  "Status",
  "Alasan pengusul",
  "Pengusul",
  "Kelas",
  "Tanggal diusulkan",
  "Tanggapan",
  "Tanggal diputuskan",
];

/** Writes the proposed books as CSV, as a list to take to a bookshop. */
export class SuggestionExportService {
  private readonly suggestions: SuggestionService;

  constructor(
    database: Database,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.suggestions = new SuggestionService(database);
  }

  export(
    viewer: Viewer,
    list: SuggestionListArgs,
  ): { readonly fileName: string; readonly chunks: AsyncIterable<string> } {
    assertCanRead(viewer, "suggestions");
    const pages = allPages((page) => this.suggestions.page(viewer, list, page));
    return {
      fileName: `usulan-${dayIn(this.timeZone, this.now())}.csv`,
      chunks: csvOf(HEADER, pages, (suggestion) => [this.rowOf(suggestion).map(guardCell)]),
    };
  }

  private rowOf(row: SuggestionRow): (string | number | null)[] {
    return [
      row.title,
      row.author,
      row.publisher,
      row.publishYear,
      row.isbn,
      row.votesCount,
      STATE_WORDS[row.state],
      row.note,
      row.proposerName,
      row.proposerClass,
      dayIn(this.timeZone, row.createdAt),
      row.reason,
      row.decidedAt && dayIn(this.timeZone, row.decidedAt),
    ];
  }
}
