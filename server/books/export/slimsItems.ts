import type { CopyStatus } from "../copies/Copy.entity.js";
import { slimsColumns } from "./slimsColumns.js";
import type { ExportedBook, ExportedCopy } from "./exportedBooks.js";

type Cell = string | number | null;

interface Item {
  readonly book: ExportedBook;
  readonly copy: ExportedCopy;
  /** The wall clock of the library. */
  readonly momentOf: (instant: Date) => string;
}

/** SLiMS's own list of what keeps an item from being lent; what can be lent has none. */
const STATUS_NAMES: Readonly<Record<CopyStatus, string | null>> = {
  available: null,
  repair: "Repair",
  reference_only: "No Loan",
  lost: "Missing",
  withdrawn: null,
};

/** SLiMS knows two: 1 bought and 2 given. */
function sourceCode(source: string | null): string | null {
  if (source === null) return null;
  if (/^(?:beli|pembelian|dibeli)\b/iu.test(source)) return "1";
  return /^(?:hibah|hadiah|sumbangan|wakaf)\b/iu.test(source) ? "2" : null;
}

/**
 * The 19 columns of SLiMS's items, in its order. Where a copy has no value of its own it is its book's that SLiMS has
 * to keep with it.
 */
const columns: Readonly<Record<string, (item: Item) => Cell>> = {
  item_code: ({ copy }) => copy.itemCode,
  call_number: ({ copy, book }) => copy.callNumber ?? book.callNumber,
  coll_type_name: ({ copy, book }) => copy.category ?? book.category,
  inventory_code: ({ copy }) => copy.inventoryCode,
  received_date: ({ copy }) => copy.acquiredAt,
  supplier_name: ({ copy }) => copy.supplier,
  order_no: () => null,
  location_name: ({ copy, book }) => copy.location ?? book.location?.name ?? null,
  order_date: () => null,
  item_status_name: ({ copy }) => STATUS_NAMES[copy.status],
  site: ({ copy, book }) => (copy.location === null ? (book.location?.shelf ?? null) : copy.shelf),
  source: ({ copy }) => sourceCode(copy.source),
  invoice: ({ copy }) => copy.invoiceNumber,
  price: ({ copy, book }) => copy.price ?? book.price,
  price_currency: ({ copy, book }) => ((copy.price ?? book.price) === null ? null : "Rupiah"),
  invoice_date: () => null,
  input_date: ({ copy, momentOf }) => momentOf(copy.createdAt),
  last_update: ({ copy, momentOf }) => momentOf(copy.updatedAt),
  title: ({ book }) => slimsColumns.title?.(book) ?? book.title,
};

export const SLIMS_ITEM_NAMES = Object.keys(columns);

export function slimsItems(book: ExportedBook, momentOf: (instant: Date) => string): Cell[][] {
  return book.copies.map((copy) => Object.values(columns).map((cell) => withoutHiding(cell({ book, copy, momentOf }))));
}

/** A backslash before a quote hides the end of a cell from SLiMS, which takes every one of them away in the end. */
function withoutHiding(cell: Cell): Cell {
  return typeof cell === "string" ? cell.replace(/\\(?=["\\])|\\$/gu, "") : cell;
}
