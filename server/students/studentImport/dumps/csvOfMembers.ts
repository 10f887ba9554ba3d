import sql from "sql-template-tag";

import { csvOfDump, type DumpedList } from "../../../platform/csv/csvOfDump.js";
import { csvOf, guardCell } from "../../../platform/csv/spreadsheets.js";
import type { DumpRow, DumpTables } from "../../../platform/sqlDump/DumpTables.js";
import { pagesOf } from "../../../platform/pagesOf.js";
import { mayBeSqlDump } from "../../../platform/sqlDump/mayBeSqlDump.js";

/** As SLiMS's own export of members calls them, by which the import knows SLiMS's ways. No password is among them. */
const COLUMNS = [
  "member_id",
  "member_name",
  "gender",
  "member_type_name",
  "member_email",
  "member_address",
  "inst_name",
  "pin",
  "member_phone",
  "member_since_date",
  "register_date",
  "expire_date",
  "birth_date",
] as const;

const PAGE = 500;

const slimsMembers: DumpedList = {
  needs: ["member"],
  tables: ["mst_member_type"],
  write: (tables) => csvOf(COLUMNS, memberPages(tables), (member) => [COLUMNS.map((name) => cellOf(member[name]))]),
};

const NO_MEMBERS =
  "Tidak ada anggota SLiMS di cadangan basis data ini: tabel member tidak ditemukan. Buat cadangan di SLiMS lewat Sistem › Cadangan Basis Data, lalu unggah lagi.";

/** The members of a dump as SLiMS itself exports them; null of a file that is no dump. */
export function csvOfMembers(head: string, path: string): AsyncIterable<string> | null {
  return mayBeSqlDump(head) ? csvOfDump(path, [slimsMembers], NO_MEMBERS) : null;
}

/** A dump has all of a library, of which only the members are kept. */
const MOST_DUMP_BYTES = 512 * 1_048_576;

export function maxBytesOfDump(head: string): number | null {
  return mayBeSqlDump(head) ? MOST_DUMP_BYTES : null;
}

async function* memberPages(tables: DumpTables): AsyncGenerator<DumpRow[]> {
  const of = (name: string) => tables.column("member", name, "m");
  const kind = tables.lookup("mst_member_type", "member_type_id", "member_type_name", of("member_type_id"));
  const members = tables.select(sql`
    SELECT ${of("member_id")} AS member_id, ${of("member_name")} AS member_name, ${of("gender")} AS gender,
      ${kind} AS member_type_name, ${of("member_email")} AS member_email, ${of("member_address")} AS member_address,
      ${of("inst_name")} AS inst_name, ${of("pin")} AS pin, ${of("member_phone")} AS member_phone,
      ${of("member_since_date")} AS member_since_date, ${of("register_date")} AS register_date,
      ${of("expire_date")} AS expire_date, ${of("birth_date")} AS birth_date
    FROM member m ORDER BY m.rowid`);
  yield* pagesOf(members, PAGE);
}

/** SLiMS's files have backslashes for escapes, so that one that is meant is written twice. */
function cellOf(value: string | null | undefined): string | number | null {
  return guardCell(value?.replaceAll("\\", "\\\\") ?? null);
}
