import type { CopyCondition } from "../../books/copies/Copy.entity.js";
import { acquiredDay } from "../../books/copies/copyInput.js";
import { BOOK_LIMITS } from "../../books/record/bookLimits.js";
import { parseRupiah } from "../../books/record/rupiah.js";
import { writtenDay } from "../../platform/csv/writtenDay.js";
import { foldKey } from "../../../common/fold.js";
import type { BookCells, ImportedBook, ImportWarning } from "./ImportedBook.js";

export function parsePrice(cells: BookCells): number | null {
  const typed = cells.text("price", 100);
  const price = typed === null ? null : parseRupiah(typed);
  if (typed !== null && price === null) {
    cells.addError("price", `“${typed}” bukan jumlah rupiah (contoh: 45000)`);
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

export function parseCondition(cells: BookCells): CopyCondition {
  const typed = cells.text("condition", 100);
  const condition = typed === null ? "good" : CONDITIONS[foldKey(typed)];
  if (condition === undefined) {
    cells.addError("condition", `“${typed ?? ""}” tidak dikenal; tulis Baik, Rusak ringan, atau Rusak berat`);
  }
  return condition ?? "good";
}

/** Other systems write a bare year, a time of day or `0000-00-00` there: no reason to leave the book out. */
export function parseAcquiredAt(cells: BookCells, warnings: ImportWarning[]): string | null {
  const typed = cells.text("acquiredAt", 100);
  if (typed === null || NO_DAY.test(typed)) return null;
  const day = writtenDay(typed.replace(TIME_OF_DAY, ""));
  if (acquiredDay.safeParse(day).success) return day;
  warnings.push("acquiredAtUnread");
  return null;
}

const NO_DAY = /^0{1,4}[-/.]0{1,2}[-/.]0{1,4}/;
const TIME_OF_DAY = /[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/;

/** Item codes and inventory codes belong together by their places in their cells. */
export function parseCodes(
  cells: BookCells,
): Pick<ImportedBook, "itemCodes" | "inventoryCodes" | "spareInventoryCodes"> {
  const places = cells.places("itemCode", 100);
  const itemCodes = [...new Set(places.filter((code) => code !== null))];
  if (itemCodes.length > BOOK_LIMITS.copies) {
    cells.addError("itemCode", `lebih dari ${BOOK_LIMITS.copies} kode`);
  }
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
  return { itemCodes, inventoryCodes, spareInventoryCodes };
}
