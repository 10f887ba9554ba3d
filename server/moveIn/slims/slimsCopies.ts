import { setImmediate as nextTurn } from "node:timers/promises";

import sql, { join, type Sql } from "sql-template-tag";

import { MOST_RUPIAH } from "../../platform/validation/fields.js";
import type { CopyStatus } from "../../books/copies/Copy.entity.js";
import type { NewCopy } from "../../books/record/NewBook.js";
import type { MovingRemark, MovingRow } from "../library/MovingLibrary.js";
import { dayOf, lineOf, lineWithin, numberOf, remark, type Text } from "./slimsText.js";
import type { SlimsSource } from "./SlimsSource.js";

export type ItemRow = Readonly<
  Record<
    | "id"
    | "titleId"
    | "code"
    | "callNumber"
    | "category"
    | "inventoryCode"
    | "receivedAt"
    | "supplier"
    | "location"
    | "status"
    | "site"
    | "source"
    | "invoice"
    | "price"
    | "currency",
    Text
  >
>;

/** What SLiMS itself has; all others a library has made. */
export const KNOWN_STATUSES: Readonly<Record<string, CopyStatus>> = {
  "": "available",
  0: "available",
  R: "repair",
  NL: "reference_only",
  MIS: "lost",
};
const SOURCES: Readonly<Record<string, string>> = { 1: "Beli", 2: "Hibah" };
const RUPIAH = /^(?:rupiah|rp\.?|idr)?$/iu;

export function isRupiah(currency: Text): boolean {
  return RUPIAH.test((currency ?? "").trim());
}

function statusProposal(name: string, isLent: boolean): CopyStatus {
  if (/\b(?:hilang|lost|missing)\b/iu.test(name)) return "lost";
  return isLent ? "available" : "reference_only";
}

interface StatusRow {
  readonly name: string;
  readonly proposal: CopyStatus;
}

/** Statuses by their ids, as the dump's list has them. */
export async function readStatuses(source: SlimsSource): Promise<ReadonlyMap<string, StatusRow>> {
  if (!source.has("mst_item_status")) return new Map();
  const noLoan = source.tables.column("mst_item_status", "no_loan", "s");
  const rows = await source.all<{ id: Text; name: Text; noLoan: Text }>(
    sql`SELECT s.item_status_id AS id, s.item_status_name AS name, ${noLoan} AS noLoan FROM mst_item_status s`,
  );
  return new Map(
    rows.map(({ id, name, noLoan: says }) => [
      (id ?? "").trim(),
      { name: lineOf(name) ?? id ?? "", proposal: statusProposal(name ?? "", says !== "1") },
    ]),
  );
}

interface BookValues {
  readonly callNumber: Text;
  readonly category: Text;
}

export class CopyReader {
  private constructor(
    private readonly source: SlimsSource,
    private readonly categories: ReadonlyMap<string, string>,
    private readonly locations: ReadonlyMap<string, string>,
    private readonly suppliers: ReadonlyMap<string, string>,
    private readonly statuses: ReadonlyMap<string, StatusRow>,
    private readonly doubled: ReadonlyMap<string, string>,
  ) {}

  static async open(source: SlimsSource): Promise<CopyReader> {
    return new CopyReader(
      source,
      await source.names("mst_coll_type", "coll_type_id", "coll_type_name"),
      await source.names("mst_location", "location_id", "location_name"),
      await source.names("mst_supplier", "supplier_id", "supplier_name"),
      await readStatuses(source),
      await doubledCodes(source),
    );
  }

  rowsOf(titleIds: Sql): Promise<ItemRow[]> {
    const { tables } = this.source;
    if (!tables.has("item")) return Promise.resolve([]);
    const of = (column: string) => tables.column("item", column, "i");
    return this.source.all<ItemRow>(
      sql`SELECT i.item_id AS id, i.biblio_id AS titleId, i.item_code AS code, ${of("call_number")} AS callNumber,
          ${of("coll_type_id")} AS category, ${of("inventory_code")} AS inventoryCode,
          ${of("received_date")} AS receivedAt, ${of("supplier_id")} AS supplier, ${of("location_id")} AS location,
          ${of("item_status_id")} AS status, ${of("site")} AS site, ${of("source")} AS source,
          ${of("invoice")} AS invoice, ${of("price")} AS price, ${of("price_currency")} AS currency
        FROM item i WHERE i.biblio_id IN (${titleIds}) ORDER BY CAST(i.item_id AS INTEGER), i.rowid`,
    );
  }

  categoryOf({ category }: ItemRow): Text {
    return lineOf(this.categories.get(category ?? ""))?.slice(0, 255) ?? null;
  }

  copyOf(item: ItemRow, book: BookValues): MovingRow<NewCopy> {
    const code = (item.code ?? "").trim();
    const source = { table: "item", id: item.id ?? "", label: code === "" ? "Tanpa kode" : code };
    if (code === "") return { source, leftOut: remark("item-code-missing", "Eksemplar ini tidak berkode.") };
    const free = this.doubled.get(item.id ?? "");
    if (free !== undefined) {
      const text = `Kode ${code} sudah dipakai eksemplar lain. Kode yang masih bebas: ${free}.`;
      return { source, leftOut: remark("item-code-twice", text) };
    }
    const remarks: MovingRemark[] = [];
    const category = this.categoryOf(item);
    const value: NewCopy = {
      itemCode: code,
      inventoryCode: lineWithin(item.inventoryCode, 100, "Kode inventaris", remarks),
      location: this.locationOf(item),
      category: category === book.category ? null : category,
      callNumber: ownCallNumber(item, book, remarks),
      status: this.statusOf(item, remarks),
      source: SOURCES[item.source ?? ""] ?? null,
      supplier: lineOf(this.suppliers.get(item.supplier ?? ""))?.slice(0, 190) ?? null,
      invoiceNumber: lineWithin(item.invoice, 100, "Nomor faktur", remarks),
      ...this.priceOf(item, remarks),
      acquiredAt: dayOf(item.receivedAt),
    };
    return { source, value, remarks };
  }

  private locationOf(item: ItemRow): NewCopy["location"] {
    const name = lineOf(this.locations.get(item.location ?? ""))?.slice(0, 255) ?? null;
    const shelf = lineOf(item.site)?.slice(0, 100) ?? null;
    if (name === null) return shelf === null ? null : { name: `Rak ${shelf}`, shelf };
    return { name, shelf };
  }

  private statusOf(item: ItemRow, remarks: MovingRemark[]): CopyStatus {
    const id = (item.status ?? "").trim();
    const known = KNOWN_STATUSES[id.toUpperCase()];
    if (known !== undefined) return known;
    const { name, proposal } = this.statuses.get(id) ?? { name: id, proposal: "available" as const };
    remarks.push(remark("item-status-unknown", `Status di SLiMS: ${name}.`));
    return statusOrAvailable(this.source.answer(`item-status:${id}`, proposal));
  }

  private priceOf(item: ItemRow, remarks: MovingRemark[]): Pick<NewCopy, "price" | "note"> {
    const amount = numberOf(item.price);
    if (amount === null || amount <= 0) return { price: null };
    const currency = (item.currency ?? "").trim();
    if (isRupiah(currency) || this.source.answer(`currency:${currency.toUpperCase()}`, "note") === "rupiah") {
      return { price: Math.min(amount, MOST_RUPIAH) };
    }
    const note = `Harga ${currency} ${amount}`.slice(0, 200);
    remarks.push(remark("other-currency", `${note} dicatat sebagai catatan eksemplar.`));
    return { price: null, note };
  }
}

function ownCallNumber(item: ItemRow, book: BookValues, remarks: MovingRemark[]): Text {
  const callNumber = lineWithin(item.callNumber, 100, "Nomor panggil", remarks);
  if (callNumber === null || callNumber === book.callNumber) return null;
  remarks.push(remark("own-call-number", `Nomor panggilnya sendiri ikut: ${callNumber}.`));
  return callNumber;
}

function statusOrAvailable(answer: string): CopyStatus {
  const statuses: Readonly<Record<string, CopyStatus>> = {
    repair: "repair",
    reference_only: "reference_only",
    lost: "lost",
    withdrawn: "withdrawn",
  };
  return statuses[answer] ?? "available";
}

/** Copies whose code an earlier one has, each with a code that is free. */
async function doubledCodes(source: SlimsSource): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  if (!source.has("item", "biblio")) return found;
  await source.tables.addIndex("item", ["item_code"]);
  const rows = await source.all<{ id: Text; code: Text }>(
    sql`WITH ${source.keptItems}
      SELECT i.item_id AS id, TRIM(i.item_code) AS code
      FROM item i JOIN biblio b ON b.biblio_id = i.biblio_id LEFT JOIN kept_items k ON k.id = i.item_id
      WHERE k.id IS NULL AND TRIM(i.item_code) <> '' AND NOT ${source.isSample(sql`b.biblio_id`)}
      ORDER BY CAST(i.item_id AS INTEGER)`,
  );
  const lastTried = new Map<string, number>();
  for (const { id, code } of rows) {
    const folded = (code ?? "").toLowerCase();
    let next = (lastTried.get(folded) ?? 1) + 1;
    while (await isTaken(source, `${code ?? ""}-${next}`)) next += 1;
    lastTried.set(folded, next);
    found.set(id ?? "", `${code ?? ""}-${next}`);
    await nextTurn();
  }
  return found;
}

async function isTaken(source: SlimsSource, code: string): Promise<boolean> {
  const spellings = [code, code.toLowerCase(), code.toUpperCase()];
  const rows = await source.all(sql`SELECT item_id FROM item WHERE item_code IN (${join(spellings)}) LIMIT 1`);
  return rows.length > 0;
}
