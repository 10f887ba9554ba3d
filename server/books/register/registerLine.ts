import { DISPOSAL_NAMES, WEEDING_REASON_NAMES } from "../../../common/weedingWords.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { MATERIAL_KIND_NAMES } from "../../../common/materialKinds.js";
import type { RegisterRow } from "./registerReads.js";

/** A line of the inventory book, in its seventeen columns. */
export interface RegisterLine {
  readonly copyId: number;
  readonly bookId: number;
  /** The day it was acquired, or else entered. */
  readonly registeredOn: string;
  readonly number: string;
  readonly material: string;
  readonly title: string;
  readonly authors: string | null;
  readonly edition: string | null;
  readonly publishPlace: string | null;
  readonly publisher: string | null;
  readonly publishYear: string | null;
  readonly physicalDescription: string | null;
  readonly source: string | null;
  readonly supplier: string | null;
  readonly category: string | null;
  readonly isbn: string | null;
  readonly price: number | null;
  readonly callNumber: string | null;
  readonly remarks: string | null;
}

const STATUSES = {
  available: null,
  repair: "Diperbaiki",
  reference_only: "Hanya dibaca di tempat",
  lost: "Hilang",
  withdrawn: "Ditarik",
} as const;
const CONDITIONS = { good: null, worn: "Rusak ringan", damaged: "Rusak berat" } as const;

export function registerLine(row: RegisterRow, timeZone: string): RegisterLine {
  const { publishYear, publishYearText, materialKind, authors, condition, status, note } = row;
  const remarks = [withdrawnText(row) ?? STATUSES[status], CONDITIONS[condition], note].filter(
    (remark) => remark !== null,
  );
  return {
    copyId: row.id,
    bookId: row.bookId,
    registeredOn: row.acquiredAt ?? dayIn(timeZone, row.createdAt),
    number: row.inventoryCode ?? row.itemCode,
    material: MATERIAL_KIND_NAMES[materialKind],
    title: row.title,
    authors: authors.length === 0 ? null : authors.join("; "),
    edition: row.edition,
    publishPlace: row.publishPlace,
    publisher: row.publisher,
    publishYear: publishYearText ?? publishYear?.toString() ?? null,
    physicalDescription: row.physicalDescription,
    source: row.source,
    supplier: row.supplier,
    category: row.category,
    isbn: row.isbn,
    price: row.price,
    callNumber: row.callNumber,
    remarks: remarks.length === 0 ? null : remarks.join("; "),
  };
}

/** `Ditarik: rusak, dimusnahkan`: why, and what became of it. */
function withdrawnText({ status, weedingReason, weedingReasonText, disposal }: RegisterRow): string | null {
  if (status !== "withdrawn" || weedingReason === null || disposal === null) return null;
  const named = WEEDING_REASON_NAMES[weedingReason as keyof typeof WEEDING_REASON_NAMES].toLowerCase();
  const fate = DISPOSAL_NAMES[disposal as keyof typeof DISPOSAL_NAMES].toLowerCase();
  return `Ditarik: ${weedingReasonText ?? named}, ${fate}`;
}
