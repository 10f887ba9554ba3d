import { csvOf, guardCell } from "../platform/csv/spreadsheets.js";
import type { Database } from "../platform/database/Database.js";
import { allPages } from "../platform/database/keyset.js";
import { assertCanRead, type Viewer } from "../viewer.js";
import type { IssueListArgs } from "./serialInput.js";
import type { IssueRow, SerialRow } from "./serialReads.js";
import { SerialService, type SerialTime } from "./SerialService.js";
import { STATUS_WORDS } from "./serialWords.js";

const HEADER = ["Judul", "Edisi", "Tanggal terbit", "Status", "Tanggal diterima", "Rekanan", "Eksemplar", "Catatan"];

/** Writes which issues came and which did not as CSV. */
export class SerialExportService {
  private readonly serials: SerialService;

  constructor(database: Database, time: SerialTime) {
    this.serials = new SerialService(database, time);
  }

  export(viewer: Viewer, list: IssueListArgs): { readonly fileName: string; readonly chunks: AsyncIterable<string> } {
    assertCanRead(viewer, "catalogue");
    const known = new Map<number, SerialRow | null>();
    const pages = allPages(async (page) => {
      const found = await this.serials.issuePage(viewer, list, page);
      const unknown = [...new Set(found.edges.map(({ node }) => node.serialId))].filter((id) => !known.has(id));
      if (unknown.length > 0) {
        (await this.serials.byIds(viewer, unknown)).forEach((serial, index) => known.set(unknown[index] ?? 0, serial));
      }
      return found;
    });
    return {
      fileName: `edisi-terbitan-berkala-${this.serials.today()}.csv`,
      chunks: csvOf(HEADER, pages, (issue) => [rowOf(issue, known.get(issue.serialId) ?? null).map(guardCell)]),
    };
  }
}

function rowOf(issue: IssueRow, serial: SerialRow | null): (string | number | null)[] {
  return [
    serial?.title ?? null,
    issue.label,
    issue.issuedOn,
    STATUS_WORDS[issue.status],
    issue.receivedOn,
    serial?.supplier ?? null,
    issue.copiesMade,
    issue.note,
  ];
}
