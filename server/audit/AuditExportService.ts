import { csvOf, guardFormula } from "../platform/csv/spreadsheets.js";
import type { Database } from "../platform/database/Database.js";
import { allPages } from "../platform/database/keyset.js";
import { dayIn, timeIn } from "../platform/time/libraryClock.js";
import { assertCanRead, type Viewer } from "../viewer.js";
import { type AuditFilter, type AuditRow, AuditService } from "./AuditService.js";

const HEADER = [
  "Tanggal",
  "Jam",
  "Oleh",
  "Alamat jaringan",
  "Kegiatan",
  "Jenis data",
  "Nomor",
  "Isian",
  "Sebelum",
  "Setelah",
];

/** Writes the audit trail as CSV, one row for each value that changed. */
export class AuditExportService {
  private readonly audit: AuditService;

  constructor(
    database: Database,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.audit = new AuditService(database, timeZone);
  }

  export(viewer: Viewer, filter: AuditFilter): { readonly fileName: string; readonly chunks: AsyncIterable<string> } {
    assertCanRead(viewer, "audit");
    return {
      fileName: `catatan-aktivitas-${dayIn(this.timeZone, this.now())}.csv`,
      chunks: csvOf(
        HEADER,
        allPages((page) => this.audit.page(viewer, filter, page)),
        (entry) => this.rowsOf(entry),
      ),
    };
  }

  private rowsOf(entry: AuditRow): (string | number)[][] {
    const shared = [
      dayIn(this.timeZone, entry.createdAt),
      timeIn(this.timeZone, entry.createdAt),
      guardFormula(entry.actor),
      entry.address ?? "",
      entry.action,
      entry.recordType,
      entry.recordId ?? "",
    ];
    const changes = changesOf(entry);
    if (changes.length === 0) {
      return [[...shared, "", "", ""]];
    }
    return changes.map(({ name, before, after }) => [
      ...shared,
      name,
      guardFormula(asText(before) ?? ""),
      guardFormula(asText(after) ?? ""),
    ]);
  }
}

export interface ChangedValue {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The values that changed, each as it was and as it became. */
export function changesOf({ before, after }: Pick<AuditRow, "before" | "after">): ChangedValue[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => ({ name, before: before?.[name], after: after?.[name] }));
}

/** What is no text is written as JSON. */
export function asText(value: unknown): string | null {
  if (value === undefined || value === null) {
    return null;
  }
  return typeof value === "string" ? value : JSON.stringify(value);
}
