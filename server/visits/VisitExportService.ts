import { csvOf, guardFormula } from "../platform/csv/spreadsheets.js";
import type { Database } from "../platform/database/Database.js";
import { allPages } from "../platform/database/keyset.js";
import { dayIn, timeIn } from "../platform/time/libraryClock.js";
import { assertCanRead, type Viewer } from "../viewer.js";
import type { VisitKind } from "./Visit.entity.js";
import type { VisitListArgs } from "./visitFilter.js";
import { VISIT_PURPOSES } from "./visitPurposes.js";
import type { VisitRow } from "./visitReads.js";
import { VisitService } from "./VisitService.js";

const HEADER = [
  "Tanggal",
  "Jam",
  "Jenis",
  "Nama",
  "NIS / No. anggota",
  "Kelas",
  "Instansi",
  "Keperluan",
  "Jumlah orang",
];
const KINDS: Readonly<Record<VisitKind, string>> = { student: "Anggota", guest: "Tamu", class: "Kelas" };

/** Writes the guest book as CSV. */
export class VisitExportService {
  private readonly visits: VisitService;

  constructor(
    database: Database,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.visits = new VisitService(database, timeZone, now);
  }

  export(viewer: Viewer, list: VisitListArgs): { readonly fileName: string; readonly chunks: AsyncIterable<string> } {
    assertCanRead(viewer, "visits");
    const pages = allPages((page) => this.visits.page(viewer, list, page));
    return {
      fileName: `kunjungan-${dayIn(this.timeZone, this.now())}.csv`,
      chunks: csvOf(HEADER, pages, (visit) => [this.rowOf(visit)]),
    };
  }

  private rowOf({ visitedAt, kind, name, nis, className, institution, purpose, peopleCount }: VisitRow) {
    return [
      dayIn(this.timeZone, visitedAt),
      timeIn(this.timeZone, visitedAt),
      KINDS[kind],
      guardFormula(name ?? ""),
      guardFormula(nis ?? ""),
      guardFormula(className ?? ""),
      guardFormula(institution ?? ""),
      purpose === null ? "" : VISIT_PURPOSES[purpose],
      peopleCount,
    ];
  }
}
