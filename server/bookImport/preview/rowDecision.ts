import sql, { join } from "sql-template-tag";
import { z } from "zod";

import { bookTable } from "../../books/Book.entity.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import { itemCode } from "../../books/copies/itemCodes/itemCode.js";
import { takenCodes } from "../../books/copies/itemCodes/itemCodes.js";
import { BOOK_LIMITS } from "../../books/record/bookLimits.js";
import { ConflictError, type FieldError, invalid, ValidationError } from "../../errors.js";
import { chunk } from "../../platform/database/chunk.js";
import { pick } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { summaryOf } from "../../platform/validation/parseInput.js";
import { type ImportDecisions, isDecided, NO_DECISION, type RowDecision } from "../csv/importDecisions.js";
import type { ImportFolder } from "../csv/ImportFolder.js";
import { foldedCode, spellingsOf } from "../rows/KnownBooks.js";
import { findOutcome, type OutcomeRow } from "./outcomeFile.js";
import { ScratchDatabase } from "./ScratchDatabase.js";

/** Rows and new codes together: a file that needs more is better mended at home. */
export const MAX_DECISIONS = 5_000;

/** The whole decision on one row; what is left out is taken back. */
export const decideRowInput = z.strictObject({
  row: z.int().min(1),
  asOwnBook: z.boolean().default(false),
  newCodes: z
    .array(z.strictObject({ itemCode: z.string().min(1).max(100), newCode: itemCode }))
    .max(BOOK_LIMITS.copies)
    .default([]),
});

export type DecideRow = z.output<typeof decideRowInput>;

/** Where the preview that a person looks at is stored. */
interface ShownPreview {
  readonly folder: ImportFolder;
  readonly outcomes: string;
}

/**
 * What a person may decide of a row, by its preview: that it is a book of its own where it was taken for another or has
 * another's ISBN, and new codes for its copies whose codes are taken. What is wrong in the row itself is mended in the
 * file.
 * @throws ValidationError naming the field; ConflictError where a new code is taken.
 */
export async function checkDecision(
  reader: Reader,
  { folder, outcomes }: ShownPreview,
  { row, asOwnBook, newCodes }: DecideRow,
): Promise<RowDecision> {
  const outcome = await findOutcome(folder.outcomesPath(outcomes), row);
  if (!outcome) {
    throw invalid("row", `Baris ${row} tidak ada di pratinjau ini.`);
  }
  const decisions = await folder.loadDecisions();
  const before = decisions.get(row) ?? NO_DECISION;
  if (asOwnBook && outcome.ownBook === "impossible" && !before.asOwnBook) {
    throw invalid(
      "asOwnBook",
      outcome.kind === "refused"
        ? `Isi baris ${row} perlu diperbaiki di berkasnya. Perbaiki, lalu unggah lagi.`
        : `Baris ${row} sudah masuk sebagai buku tersendiri.`,
    );
  }
  const mayChange = new Set([...outcome.takenCodes.map(({ itemCode: code }) => code), ...before.newCodes.keys()]);
  const errors = newCodes.flatMap(({ itemCode: code, newCode }, index): FieldError[] => {
    if (!mayChange.has(code) || newCodes.findIndex((other) => other.itemCode === code) < index) {
      return [{ name: `newCodes.${index}.itemCode`, message: `Kode ${code} di baris ${row} tidak perlu diganti.` }];
    }
    const isRepeated = newCodes.findIndex((other) => foldedCode(other.newCode) === foldedCode(newCode)) < index;
    return isRepeated ? [{ name: `newCodes.${index}.newCode`, message: `Kode ${newCode} ditulis dua kali.` }] : [];
  });
  if (errors.length > 0) {
    throw new ValidationError(summaryOf(errors), errors);
  }
  const kept = new Set(before.newCodes.values());
  const holders = await holdersOf(
    reader,
    { folder, outcomes },
    decisions,
    newCodes.flatMap(({ newCode }) => (kept.has(newCode) ? [] : newCode)),
  );
  const conflicts = newCodes.flatMap(({ newCode }, index): FieldError[] => {
    const holder = kept.has(newCode) ? undefined : holders.get(foldedCode(newCode));
    return holder === undefined
      ? []
      : [{ name: `newCodes.${index}.newCode`, message: `Kode ${newCode} sudah dipakai ${holder}. Pakai kode lain.` }];
  });
  const [first] = conflicts;
  if (first) {
    throw new ConflictError(first.message, conflicts);
  }
  return { asOwnBook, newCodes: new Map(newCodes.map(({ itemCode: code, newCode }) => [code, newCode])) };
}

/** @throws ConflictError where there would be too many. */
export function withDecision(decisions: ImportDecisions, row: number, decision: RowDecision): ImportDecisions {
  const all = new Map(decisions);
  all.delete(row);
  if (isDecided(decision)) {
    all.set(row, decision);
  }
  const count = [...all.values()].reduce((sum, { newCodes }) => sum + 1 + newCodes.size, 0);
  if (count > MAX_DECISIONS) {
    throw new ConflictError(
      `Maksimal ${MAX_DECISIONS.toLocaleString("id-ID")} keputusan untuk satu berkas. ` +
        "Perbaiki selebihnya di berkasnya, lalu unggah lagi.",
    );
  }
  return all;
}

export interface ProposedCode {
  readonly itemCode: string;
  /** Null where so many like it are taken that a person has to think of one. */
  readonly newCode: string | null;
}

const MAX_TRIES = 20;

/** For each code of the row that another copy has a free one that shows where it comes from: `B00012-2`. */
export async function proposeCodes(
  reader: Reader,
  shown: ShownPreview,
  { takenCodes: taken }: OutcomeRow,
): Promise<ProposedCode[]> {
  const decisions = await shown.folder.loadDecisions();
  const proposed = new Map<string, string>();
  const given = new Set<string>();
  for (let number = 2; number < MAX_TRIES + 2 && proposed.size < taken.length; number += 1) {
    const candidates = taken.flatMap(({ itemCode: code }) =>
      proposed.has(code) ? [] : { code, newCode: `${code}-${number}` },
    );
    const holders = await holdersOf(
      reader,
      shown,
      decisions,
      candidates.map(({ newCode }) => newCode),
    );
    for (const { code, newCode } of candidates) {
      const folded = foldedCode(newCode);
      if (!holders.has(folded) && !given.has(folded) && itemCode.safeParse(newCode).success) {
        proposed.set(code, newCode);
        given.add(folded);
      }
    }
  }
  return taken.map(({ itemCode: code }) => ({ itemCode: code, newCode: proposed.get(code) ?? null }));
}

const fileColumns = { ...pick(copyTable, "itemCode"), ...pick(bookTable, "title") };

/** Who has these codes, by the folded code: a copy of the library, one of the file, or another decision. */
async function holdersOf(
  reader: Reader,
  { folder, outcomes }: ShownPreview,
  decisions: ImportDecisions,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const spellings = [...new Set(codes.flatMap(spellingsOf))];
  const holders = new Map<string, string>();
  const file = ScratchDatabase.open(folder.earlierRowsPath(outcomes));
  try {
    for (const batch of chunk(spellings)) {
      const found = await file.select(
        fileColumns,
        sql`FROM copies JOIN books ON books.id = copies.book_id WHERE item_code IN (${join(batch)})`,
      );
      found.forEach(({ itemCode: code, title }) => holders.set(foldedCode(code), `“${title}” di berkas ini`));
    }
  } finally {
    file.close();
  }
  for (const [code, holder] of await takenCodes(reader, spellings)) {
    holders.set(foldedCode(code), holder);
  }
  for (const [row, { newCodes }] of decisions) {
    for (const newCode of newCodes.values()) {
      holders.set(foldedCode(newCode), `baris ${row}`);
    }
  }
  return holders;
}
