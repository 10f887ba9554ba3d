import sql, { join, type Sql } from "sql-template-tag";
import { z } from "zod";

import { invalid, ValidationError } from "../../errors.js";
import type { Reader } from "../../platform/database/Database.js";
import { recordId, recordIds } from "../../platform/validation/fields.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { heldCopy } from "../bookReads.js";
import { codesBetween } from "./itemCodes/codeRange.js";
import { itemCode } from "./itemCodes/itemCode.js";

/** Books or codes that one question names. */
export const MAX_NAMED = 250;

const copiesToLabelInput = z.strictObject({
  bookIds: recordIds(MAX_NAMED, "Sebuah buku disebut dua kali. Sebutkan satu kali saja.").min(1).nullish(),
  importId: recordId.nullish(),
  fromItemCode: itemCode.nullish(),
  toItemCode: itemCode.nullish(),
  itemCodes: z.array(itemCode).min(1).max(MAX_NAMED).nullish(),
});

/** Which copies get labels, as SQL of `copies`; a withdrawn copy only where its code is named. */
export interface CopiesToLabel {
  readonly visible: Sql;
  readonly where: Sql;
}

/** @throws ValidationError unless exactly one way to choose is given, and for codes that are no range. */
export function parseCopiesToLabel(input: unknown): CopiesToLabel {
  const { bookIds, importId, fromItemCode, toItemCode, itemCodes } = parseInput(copiesToLabelInput, input);
  const isRange = (fromItemCode ?? toItemCode ?? null) !== null;
  if ([bookIds, importId, isRange || null, itemCodes].filter((way) => (way ?? null) !== null).length !== 1) {
    throw invalid("bookIds", "Sebutkan buku, impor, rentang kode, atau daftar kode, salah satu saja.");
  }
  if (bookIds) {
    return { visible: heldCopy, where: sql`copies.book_id IN (${join(bookIds)})` };
  }
  if (importId) {
    return { visible: heldCopy, where: sql`copies.import_id = ${importId}` };
  }
  if (itemCodes) {
    return { visible: sql`copies.listed = 1`, where: withCodes(itemCodes) };
  }
  if (!fromItemCode || !toItemCode) {
    throw invalid(fromItemCode ? "toItemCode" : "fromItemCode", "Isi kode awal dan kode akhir.");
  }
  const range = codesBetween(fromItemCode, toItemCode);
  if ("error" in range) {
    throw new ValidationError(range.error.message, [range.error]);
  }
  return { visible: heldCopy, where: withCodes(range.codes) };
}

export function countCopiesToLabel(reader: Reader, { visible, where }: CopiesToLabel): Promise<number> {
  return reader.count(
    sql`FROM copies JOIN books ON books.id = copies.book_id WHERE ${visible} AND books.listed = 1 AND ${where}`,
  );
}

/**
 * As a scanner sends them: as given or in upper case. Looked up by themselves, since SQLite would read all copies in
 * the order of the page instead.
 */
function withCodes(codes: readonly string[]): Sql {
  const spellings = new Set(codes.flatMap((code) => [code, code.toUpperCase()]));
  return sql`copies.id IN (SELECT coded.id FROM copies AS coded WHERE coded.item_code IN (${join([...spellings])}))`;
}
