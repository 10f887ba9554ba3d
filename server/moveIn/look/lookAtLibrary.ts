import type { DumpTables } from "../../platform/sqlDump/DumpTables.js";
import {
  MOVING_KINDS,
  type MoveInAnswers,
  type MovingLibrary,
  type MovingRemark,
  type MovingRow,
  type SourceRow,
  type TableTally,
} from "../library/MovingLibrary.js";

/** What a row of the other system becomes, for the list of differences. */
export interface LookedRow {
  readonly source: SourceRow;
  readonly comes: boolean;
  readonly remark: MovingRemark;
}

/** What would come of a library: rows read = rows brought + rows left out, of each table. */
export interface LibraryLook {
  readonly tables: readonly TableTally[];
  /** What is said of rows that come all the same, and of parts of them, the most frequent first. */
  readonly remarks: readonly {
    readonly remark: MovingRemark;
    readonly rows: number;
    readonly examples: readonly SourceRow[];
  }[];
}

const EXAMPLES = 3;

/** `biblio.image`: a column of a row that its own table has counted. */
function isPart(table: string): boolean {
  return table.includes(".");
}

/** What tables of SLiMS and INLISLite have, in words. */
const LABELS: Readonly<Record<string, string>> = {
  biblio: "Judul",
  biblio_attachment: "Berkas tiap judul",
  fines: "Denda dan pembayaran",
  holiday: "Hari libur",
  item: "Eksemplar",
  loan: "Peminjaman",
  loan_history: "Riwayat peminjaman",
  member: "Anggota",
  mst_loan_rules: "Aturan peminjaman",
  mst_member_type: "Jenis anggota",
  reserve: "Reservasi",
  setting: "Pengaturan",
  visitor_count: "Kunjungan",
  catalogs: "Judul",
  collections: "Eksemplar",
  members: "Anggota",
  jenis_anggota: "Jenis anggota",
  collectionloanitems: "Peminjaman",
  pelanggaran: "Denda dan pelanggaran",
  holidays: "Hari libur",
  bookinglogs: "Reservasi",
  memberguesses: "Kunjungan anggota dan tamu",
  groupguesses: "Kunjungan rombongan",
  catalogfiles: "Berkas tiap judul",
};

/**
 * Reads a whole library as a move would, and writes nothing: what comes, what does not and why. Every row with a remark
 * is told to `onRow`; of the answers, what is missing is as proposed.
 */
export async function lookAtLibrary(
  library: MovingLibrary,
  answers: MoveInAnswers,
  dump: Pick<DumpTables, "rows" | "statedRows">,
  onRow: (row: LookedRow) => void = () => undefined,
): Promise<LibraryLook> {
  const tally = new LibraryTally(onRow);
  for (const kind of MOVING_KINDS) {
    for await (const row of library.read(kind, answers)) {
      tally.take(row);
      if ("value" in row && "copies" in row.value) row.value.copies.forEach((copy) => tally.take(copy));
    }
  }
  return tally.lookAt(dump, await library.tallies(answers));
}

class Remarks {
  private readonly byCode = new Map<string, { remark: MovingRemark; rows: number; examples: SourceRow[] }>();

  add(remark: MovingRemark, source: SourceRow): void {
    const found = this.byCode.get(remark.code) ?? { remark, rows: 0, examples: [] };
    found.rows += 1;
    if (found.examples.length < EXAMPLES) found.examples.push(source);
    this.byCode.set(remark.code, found);
  }

  list() {
    return [...this.byCode.values()].toSorted((one, other) => other.rows - one.rows);
  }
}

/** Counts rows by what becomes of them, table by table. */
export class LibraryTally {
  private readonly remarks = new Remarks();
  private readonly byTable = new Map<string, { brought: number; leftOut: Remarks }>();

  constructor(private readonly onRow: (row: LookedRow) => void = () => undefined) {}

  take(row: MovingRow<unknown>): void {
    const { source } = row;
    if (isPart(source.table)) return this.takePart(row);
    const table = this.byTable.get(source.table) ?? { brought: 0, leftOut: new Remarks() };
    this.byTable.set(source.table, table);
    if ("leftOut" in row) {
      table.leftOut.add(row.leftOut, source);
      this.onRow({ source, comes: false, remark: row.leftOut });
      return;
    }
    table.brought += 1;
    for (const remark of row.remarks ?? []) {
      this.remarks.add(remark, source);
      this.onRow({ source, comes: true, remark });
    }
  }

  /** Of a row that is counted elsewhere: it is told, and is in no balance. */
  private takePart(row: MovingRow<unknown>): void {
    const comes = "value" in row;
    for (const remark of comes ? (row.remarks ?? []) : [row.leftOut]) {
      this.remarks.add(remark, row.source);
      this.onRow({ source: row.source, comes, remark });
    }
  }

  /** With tables that are no records, as their reader counts them. */
  lookAt(dump: Pick<DumpTables, "rows" | "statedRows">, others: readonly TableTally[]): LibraryLook {
    return { tables: [...this.tallies(dump), ...others], remarks: this.remarks.list() };
  }

  private tallies(dump: Pick<DumpTables, "rows" | "statedRows">): TableTally[] {
    return [...this.byTable].map(([table, { brought, leftOut }]) => ({
      table,
      label: LABELS[table] ?? table,
      // As its INSERTs had them: a row that no reader has given shows as a difference.
      read: dump.rows(table),
      stated: dump.statedRows(table),
      brought,
      leftOut: leftOut.list(),
    }));
  }
}
