import type { CopyCondition, CopyStatus } from "../../books/copies/Copy.entity.js";
import { acquiredDay, MAX_ISSUE_LABEL_LENGTH, MAX_NOTE_LENGTH } from "../../books/copies/copyInput.js";
import { BOOK_LIMITS } from "../../books/record/bookLimits.js";
import { parseRupiah } from "../../books/record/rupiah.js";
import { writtenDay } from "../../platform/csv/writtenDay.js";
import { foldKey } from "../../../common/fold.js";
import { roundedNumber } from "./corrections.js";
import type { ImportField } from "../csv/importColumns.js";
import type { BookCells, CopyValues, ImportedBook, ImportWarning } from "./ImportedBook.js";

export function parsePrice(cells: BookCells, warnings: ImportWarning[]): number | null {
  const typed = cells.text("price", 100);
  return typed === null ? null : readPrice(typed, warnings);
}

/** A price that nobody can read is no reason to leave the book out. */
function readPrice(typed: string, warnings: ImportWarning[]): number | null {
  const price = parseRupiah(typed);
  if (price === null && !warnings.includes("priceUnread")) {
    warnings.push("priceUnread");
  }
  return price;
}

export function parseCopies(cells: BookCells): number {
  const typed = cells.text("copies", 100);
  if (typed === null) {
    return 0;
  }
  const [, count] = /^(\d{1,9})(?:[.,]0+)?(?:\s*(?:eks|buah|copies|copy|buku)\p{L}*\.?)?$/iu.exec(typed) ?? [];
  if (count === undefined || Number(count) > BOOK_LIMITS.copies) {
    cells.addError("copies", `“${typed}” bukan jumlah eksemplar antara 0 dan ${BOOK_LIMITS.copies}`);
    return 0;
  }
  return Number(count);
}

const CONDITIONS: Readonly<Record<string, CopyCondition>> = {
  baik: "good",
  bagus: "good",
  baru: "good",
  good: "good",
  "rusak ringan": "worn",
  worn: "worn",
  "rusak berat": "damaged",
  rusak: "damaged",
  damaged: "damaged",
};

function readCondition(cells: BookCells, typed: string): CopyCondition {
  const condition = CONDITIONS[foldKey(typed)];
  if (condition === undefined) {
    cells.addError("condition", `“${typed}” tidak dikenal; tulis Baik, Rusak ringan, atau Rusak berat`);
  }
  return condition ?? "good";
}

const REFERENCE_ONLY = /^(?:tidak dapat dipinjam|tidak dipinjamkan|baca di tempat|hanya dibaca|tandon|referen)/u;

/** What SLiMS, INLISLite and people call the states of a copy; what is out on loan is here once it comes back. */
const STATUS_WORDS: readonly (readonly [CopyStatus, RegExp])[] = [
  ["lost", /^(?:hilang|lost|missing|mis)\b/u],
  ["withdrawn", /^(?:weed|withdrawn|ditarik|dihibahkan|disiangi|penyiangan|dihapus|dikeluarkan|afkir)/u],
  [
    "repair",
    /^(?:repair|r$|rusak|dalam perbaikan|perbaikan|diperbaiki|dalam penggandaan|penjilidan|diolah|dalam proses)/u,
  ],
  ["reference_only", /^(?:no loan|nl$|reference|tandon|referen|baca di tempat|hanya dibaca|tidak dapat dipinjam)/u],
  ["available", /^(?:available|tersedia|ada$|dipinjam|dibaca|sedang dipinjam|on loan|baik$|0$|normal$)/u],
];

function readStatus(typed: string, warnings: ImportWarning[]): CopyStatus {
  const words = foldKey(typed);
  const known = STATUS_WORDS.find(([, pattern]) => pattern.test(words));
  if (!known && !warnings.includes("copyStatusUnknown")) warnings.push("copyStatusUnknown");
  return known?.[0] ?? "available";
}

/** Other systems write a bare year, a time of day or `0000-00-00` there: no reason to leave the book out. */
function readAcquiredAt(typed: string, warnings: ImportWarning[]): string | null {
  if (NO_DAY.test(typed)) return null;
  const day = writtenDay(typed.replace(TIME_OF_DAY, ""));
  if (acquiredDay.safeParse(day).success) return day;
  if (!warnings.includes("acquiredAtUnread")) warnings.push("acquiredAtUnread");
  return null;
}

/** What divides the values of a cell; none of these texts is divided by a comma. */
const DIVIDERS = /[;|<>\r\n]/u;

/**
 * What the copies of a row are given: a cell has one value for all of them, or one for each at the place of its item
 * code, where `-` stands for none.
 */
export function parseCopyValues(cells: BookCells, warnings: ImportWarning[]): ImportedBook["copyValues"] {
  const shared: Partial<Record<keyof CopyValues, unknown>> = {};
  const places: (Partial<Record<keyof CopyValues, unknown>> | undefined)[] = [];
  const take = (name: keyof CopyValues, field: ImportField, maxLength: number, read: (typed: string) => unknown) => {
    if (!DIVIDERS.test(cells.raw(field) ?? "")) {
      const typed = cells.text(field, maxLength);
      if (typed !== null) shared[name] = read(typed);
      return;
    }
    shared[name] = null;
    cells.places(field, maxLength).forEach((typed, place) => {
      places[place] = { ...places[place], [name]: typed === null ? null : read(typed) };
    });
  };
  const isForReference = REFERENCE_ONLY.test(foldKey(cells.text("copyAccess", 100) ?? ""));
  const asTyped = (typed: string) => typed;
  take("condition", "condition", 100, (typed) => readCondition(cells, typed));
  take("status", "copyStatus", 100, (typed) => readStatus(typed, warnings));
  take("acquiredAt", "acquiredAt", 100, (typed) => readAcquiredAt(typed, warnings));
  take("source", "copySource", 255, asTyped);
  take("supplier", "supplier", 255, asTyped);
  take("invoiceNumber", "invoiceNumber", 100, asTyped);
  take("price", "copyPrice", 100, (typed) => readPrice(typed, warnings));
  take("callNumber", "copyCallNumber", 100, asTyped);
  take("category", "copyCategory", 255, asTyped);
  take("note", "copyNote", MAX_NOTE_LENGTH, asTyped);
  take("issueLabel", "issueLabel", MAX_ISSUE_LABEL_LENGTH, asTyped);
  if (isForReference && (shared.status ?? "available") === "available") shared.status = "reference_only";
  return {
    shared: completed(shared),
    places: Array.from(places, (values) => values && completed({ ...shared, ...values })),
  };
}

/** A condition that is not said is good, as of any new copy. */
function completed({ condition, ...values }: Partial<Record<keyof CopyValues, unknown>>): CopyValues {
  return { acquiredAt: null, ...values, condition: condition ?? "good" } as CopyValues;
}

const NO_DAY = /^0{1,4}[-/.]0{1,2}[-/.]0{1,4}/;
const TIME_OF_DAY = /[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/;

/** A copy under a number that a spreadsheet has made up would be found by nobody. */
function refuseRounded(cells: BookCells, field: "itemCode" | "inventoryCode"): void {
  const rounded = roundedNumber(cells.raw(field) ?? "");
  if (rounded !== null) {
    cells.addError(
      field,
      `“${rounded}” dibulatkan Excel, angka aslinya hilang; ` +
        "salin kodenya dari berkas asli ke kolom yang berformat Teks, lalu impor lagi",
    );
  }
}

/** Item codes and inventory codes belong together by their places in their cells. */
export function parseCodes(
  cells: BookCells,
): Pick<ImportedBook, "itemCodes" | "codePlaces" | "inventoryCodes" | "spareInventoryCodes"> {
  refuseRounded(cells, "itemCode");
  refuseRounded(cells, "inventoryCode");
  const places = cells.places("itemCode", 100);
  const itemCodes = [...new Set(places.filter((code) => code !== null))];
  if (itemCodes.length > BOOK_LIMITS.copies) {
    cells.addError("itemCode", `lebih dari ${BOOK_LIMITS.copies} kode`);
  }
  const codePlaces = new Map<string, number>();
  places.forEach((code, place) => {
    if (code !== null && !codePlaces.has(code)) codePlaces.set(code, place);
  });
  const inventoryCodes = new Map<string, string>();
  const spareInventoryCodes: string[] = [];
  cells.places("inventoryCode", 100).forEach((inventoryCode, place) => {
    const itemCode = places[place] ?? null;
    if (inventoryCode === null) {
      return;
    }
    if (itemCode === null || inventoryCodes.has(itemCode)) {
      spareInventoryCodes.push(inventoryCode);
    } else {
      inventoryCodes.set(itemCode, inventoryCode);
    }
  });
  return { itemCodes, codePlaces, inventoryCodes, spareInventoryCodes };
}
