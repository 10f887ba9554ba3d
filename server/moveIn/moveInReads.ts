import sql, { empty, type Sql } from "sql-template-tag";

import { omit, type RowOf } from "../platform/database/columns.js";
import type { Reader } from "../platform/database/Database.js";
import { type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { moveInTable } from "./MoveIn.entity.js";

const columns = omit(moveInTable, "runningSlot", "settings");

/** A move as stored in the database. */
export type StoredMoveIn = RowOf<typeof columns>;

/** `rest` is the statement from WHERE on. */
export function selectMoveIns(reader: Reader, rest: Sql): Promise<StoredMoveIn[]> {
  return reader.select(columns, sql`FROM move_ins ${rest}`);
}

/** One whose dump was opened; `lock` is `forUpdate(tx)` where a write depends on the row. */
export async function moveInById(reader: Reader, id: number, lock: Sql = empty): Promise<StoredMoveIn | null> {
  const [found] = await selectMoveIns(reader, sql`WHERE id = ${id} AND origin IS NOT NULL ${lock}`);
  return found ?? null;
}

/** The newest first. */
export function moveInPage(reader: Reader, page: PageArgs): Promise<Page<StoredMoveIn>> {
  return readPage<StoredMoveIn>(
    "moveIns",
    [
      {
        keys: [{ column: sql`id`, descending: true, valueOf: ({ id }) => id }],
        fetch: (where, order, limit) =>
          selectMoveIns(reader, sql`WHERE origin IS NOT NULL AND ${where} ORDER BY ${order} LIMIT ${limit}`),
      },
    ],
    page,
  );
}

export function countMoveIns(reader: Reader): Promise<number> {
  return reader.count(sql`FROM move_ins WHERE origin IS NOT NULL`);
}
