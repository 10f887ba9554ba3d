import sql, { join, type Sql } from "sql-template-tag";
import { z } from "zod";

import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { instantOf, nextDay } from "../../platform/time/libraryClock.js";
import { given, libraryDay, line, recordId } from "../../platform/validation/fields.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { registerKey } from "../copies/registerKey.js";

/** Which part of the inventory book is asked for; what is left out does not narrow it. */
export interface RegisterFilter {
  readonly fromDay?: string | null | undefined;
  readonly toDay?: string | null | undefined;
  readonly fromNumber?: string | null | undefined;
  readonly toNumber?: string | null | undefined;
  readonly sourceId?: number | null | undefined;
}

const LONGEST_NUMBER = 100;
/** Behind every letter: what begins with the last number belongs to the span, as `12/PERPUS/2026` does to 12. */
const BEHIND_ALL = "\u{10FFFF}";

const number = given(z.union([z.literal(""), line(LONGEST_NUMBER)]));
const filterInput = z
  .strictObject({
    fromDay: given(libraryDay),
    toDay: given(libraryDay),
    fromNumber: number,
    toNumber: number,
    sourceId: recordId.nullish(),
  })
  .refine(({ fromDay, toDay }) => !fromDay || !toDay || fromDay <= toDay, {
    path: ["toDay"],
    message: "Tanggal akhir tidak boleh sebelum tanggal awal.",
  })
  .refine(({ fromNumber, toNumber }) => !fromNumber || !toNumber || registerKey(fromNumber) <= lastKey(toNumber), {
    path: ["toNumber"],
    message: "Nomor akhir tidak boleh sebelum nomor awal. Tulis keduanya lengkap dengan tahunnya.",
  });

/** SQL of `copies` for this part. @throws ValidationError */
export function registerCondition(filter: RegisterFilter, timeZone: string): Sql {
  const { fromDay, toDay, fromNumber, toNumber, sourceId } = parseInput(filterInput, filter);
  return join(
    [
      sql`copies.listed = 1`,
      ...(fromDay
        ? [
            sql`(copies.acquired_at >= ${fromDay} OR (copies.acquired_at IS NULL
              AND copies.created_at >= ${toSqlDateTime(instantOf(timeZone, fromDay))}))`,
          ]
        : []),
      ...(toDay
        ? [
            sql`(copies.acquired_at <= ${toDay} OR (copies.acquired_at IS NULL
              AND copies.created_at < ${toSqlDateTime(instantOf(timeZone, nextDay(toDay)))}))`,
          ]
        : []),
      ...(fromNumber ? [sql`copies.register_key >= ${registerKey(fromNumber)}`] : []),
      ...(toNumber ? [sql`copies.register_key <= ${lastKey(toNumber)}`] : []),
      ...(sourceId ? [sql`copies.source_id = ${sourceId}`] : []),
    ],
    " AND ",
  );
}

function lastKey(typed: string): string {
  return registerKey(typed) + BEHIND_ALL;
}
