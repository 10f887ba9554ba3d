import sql, { type Sql } from "sql-template-tag";

import type { NewCopy } from "../../books/record/NewBook.js";
import { MOST_RUPIAH } from "../../platform/validation/fields.js";
import type { MovingRemark, MovingRow } from "../library/MovingLibrary.js";
import type { InlisliteSource } from "./InlisliteSource.js";
import { between, dayOf, lineOf, lineWithin, remark, type Text } from "./inlisliteText.js";

export type CopyRow = Readonly<
  Record<
    | "id"
    | "catalog"
    | "code"
    | "isKept"
    | "barcode"
    | "inventory"
    | "currency"
    | "price"
    | "acquired"
    | "callNumber"
    | "partner"
    | "source"
    | "category"
    | "location"
    | "building"
    | "rule"
    | "status"
    | "issue",
    Text
  >
>;

const STATUSES = ["available", "repair", "reference_only", "lost", "withdrawn"] as const;
type Status = (typeof STATUSES)[number];

export const STATUS_CHOICES: readonly { readonly value: Status; readonly label: string }[] = [
  { value: "available", label: "Tersedia" },
  { value: "repair", label: "Dalam perbaikan" },
  { value: "reference_only", label: "Hanya dibaca di tempat" },
  { value: "lost", label: "Hilang" },
  { value: "withdrawn", label: "Ditarik" },
];

/** What a status of the library's own list means; null where its name does not tell. */
export function statusNamed(name: Text): Status | null {
  const words = name ?? "tersedia";
  if (/rusak|perbaikan|pengganda|diolah|pengolahan/iu.test(words)) return "repair";
  if (/hilang/iu.test(words)) return "lost";
  if (/hibahkan|ditarik|disiangi/iu.test(words)) return "withdrawn";
  if (/tandon|referensi/iu.test(words)) return "reference_only";
  return /^(?:tersedia|dipinjam|dibaca)/iu.test(words) ? "available" : null;
}

export const statusKey = (id: string) => `item-status:${id}`;
export const BUILDINGS = { key: "buildings", proposal: "shelf" };

export function selectCopies(source: InlisliteSource, which: Sql): Sql {
  const of = (...columns: string[]) => source.column("collections", "c", ...columns);
  return sql`SELECT c.id AS id, c.catalog_id AS catalog, ${source.codeOf("c")} AS code,
      ${of("nomorbarcode")} AS barcode, ${of("noinduk")} AS inventory, ${of("currency")} AS currency,
      ${of("price")} AS price, ${of("tanggalpengadaan")} AS acquired, ${of("callnumber")} AS callNumber,
      ${of("partner_id")} AS partner, ${of("source_id")} AS source, ${of("category_id")} AS category,
      ${of("location_id")} AS location, ${of("location_library_id")} AS building, ${of("rule_id")} AS rule,
      ${of("status_id")} AS status, ${of("edisiserial")} AS issue, ${which}`;
}

export class CopyReader {
  private constructor(
    private readonly source: InlisliteSource,
    private readonly lists: Readonly<
      Record<
        "partners" | "sources" | "categories" | "locations" | "buildings" | "rules" | "statuses",
        ReadonlyMap<string, string>
      >
    >,
  ) {}

  static async open(source: InlisliteSource): Promise<CopyReader> {
    return new CopyReader(source, {
      partners: await source.names("partners", "name"),
      sources: await source.names("collectionsources", "name"),
      categories: await source.names("collectioncategorys", "name"),
      locations: await source.names("locations", "name"),
      buildings: await source.names("location_library", "name"),
      rules: await source.names("collectionrules", "name"),
      statuses: await source.names("collectionstatus", "name"),
    });
  }

  copyOf(row: CopyRow, bookCallNumber: Text): MovingRow<NewCopy> {
    const source = { table: "collections", id: row.id ?? "", label: row.code ?? "Tanpa nomor" };
    const remarks: MovingRemark[] = [];
    const code = lineOf(row.code);
    if (code === null) return { source, leftOut: remark("copy-code-missing", "Eksemplar ini tidak bernomor.") };
    if (row.isKept !== "1") {
      return { source, leftOut: remark("copy-code-twice", `Nomor ${code} sudah dipakai eksemplar lain.`) };
    }
    if (code.length > 100) {
      return { source, leftOut: remark("copy-code-long", "Nomor eksemplar ini lebih dari 100 huruf.") };
    }
    if (row.barcode === null) remarks.push(remark("barcode-missing", "Tanpa barkod: nomor induknya dipakai."));
    const callNumber = lineWithin(row.callNumber, 100, "Nomor panggil", remarks);
    const location = lineWithin(this.lists.locations.get(row.location ?? ""), 190, "Lokasi", remarks);
    return {
      source,
      remarks,
      value: {
        itemCode: code,
        inventoryCode: lineWithin(row.inventory, 100, "Nomor induk", remarks),
        location: location === null ? null : { name: location, shelf: this.shelfOf(row) },
        category: lineWithin(this.lists.categories.get(row.category ?? ""), 190, "Kategori", remarks),
        callNumber: callNumber === bookCallNumber ? null : callNumber,
        status: this.statusOf(row, remarks),
        source: lineWithin(this.lists.sources.get(row.source ?? ""), 190, "Sumber", remarks),
        supplier: lineWithin(this.lists.partners.get(row.partner ?? ""), 255, "Rekanan", remarks),
        price: priceOf(row, remarks),
        acquiredAt: dayOf(row.acquired),
        issueLabel: lineWithin(row.issue, 200, "Edisi serial", remarks),
      },
    };
  }

  private shelfOf({ building }: CopyRow): Text {
    const isAsked = this.lists.buildings.size > 1;
    if (!isAsked || this.source.answer(BUILDINGS.key, BUILDINGS.proposal) !== "shelf") return null;
    return lineOf(this.lists.buildings.get(building ?? ""))?.slice(0, 100) ?? null;
  }

  private statusOf({ status, rule }: CopyRow, remarks: MovingRemark[]): Status {
    const name = status === null ? null : (this.lists.statuses.get(status) ?? "");
    const known = statusNamed(name);
    if (known === null) {
      remarks.push(remark("item-status-unknown", `Status “${name ?? ""}” dibaca menurut jawaban Anda.`));
    }
    const answered = this.source.answer(statusKey(status ?? ""), "available");
    const found = known ?? STATUSES.find((one) => one === answered) ?? "available";
    const isForReading = /baca di tempat|tandon/iu.test(this.lists.rules.get(rule ?? "") ?? "");
    return found === "available" && isForReading ? "reference_only" : found;
  }
}

function priceOf({ price, currency }: CopyRow, remarks: MovingRemark[]): number | null {
  if (price === null || between(price, 0, 0) === 0) return null;
  const isRupiah = currency === null || /^(?:idr|rp)/iu.test(currency);
  const rupiah = isRupiah ? between(price, 1, MOST_RUPIAH) : null;
  if (rupiah === null) remarks.push(remark("price-odd", `Harga ${currency ?? ""} ${price} tidak ikut.`));
  return rupiah;
}
