import { fullName } from "../../authorities/names/authorName.js";
import type { MarcField, MarcRecord } from "../../platform/marc/marcRecord.js";
import { controlField, dataField } from "../../platform/marc/marcRecord.js";
import { bodyOf, MAX_FIELD_BYTES, MAX_RECORD_BYTES } from "../../platform/marc/writeIso2709.js";
import type { WrittenBook, WrittenCopy } from "../export/exportedBooks.js";
import { invertedAuthor } from "../export/multiValueCell.js";
import { parseIsbn } from "../record/isbn.js";
import { LEADER_TYPES, longLanguageCode, punctuated, RELATORS } from "./marcTerms.js";

/** For what MARC and Koha's 952 have no place: of one copy with its barcode in $p, or of the title. */
export const LOCAL_FIELD = "991";
/**
 * A title with its copies as MARC 21, the copies in Koha's 952. Whoever reads it again has all that our own CSV has.
 * A title with very many copies takes several records of one number, since a record has a greatest length.
 */
export function bookRecords(book: WrittenBook & { readonly id: number }, origin: string): MarcRecord[] {
  const leader = `00000n${LEADER_TYPES[book.materialKind]} a2200000 a 4500`;
  const fields = titleFields(book, origin);
  return copyGroups(book.copies.map(copyFields), MAX_RECORD_BYTES - bytesOf(fields) - FIXED_BYTES).map((group) => ({
    leader,
    fields: [controlField("001", String(book.id)), controlField("008", fixedFields(book)), ...fields, ...group],
  }));
}

/** The leader, 001 and 008 with their entries of the directory. */
const FIXED_BYTES = 200;

function bytesOf(fields: readonly MarcField[]): number {
  return fields.reduce((sum, field) => sum + Buffer.byteLength(bodyOf(field)) + 13, 0);
}

function copyGroups(copies: readonly MarcField[][], room: number): MarcField[][] {
  const groups: MarcField[][] = [[]];
  let bytes = 0;
  for (const fields of copies) {
    const size = bytesOf(fields);
    if (bytes > 0 && bytes + size > room) {
      groups.push([]);
      bytes = 0;
    }
    groups.at(-1)?.push(...fields);
    bytes += size;
  }
  return groups;
}

/** 008: the year at 7, the language at 35; what is not known is a bar. */
function fixedFields({ publishYear, language }: WrittenBook): string {
  const year = publishYear !== null && publishYear > 0 ? String(publishYear).padStart(4, "0") : "||||";
  const code = longLanguageCode(language);
  return `||||||s${year}    |||${" ".repeat(17)}${/^[a-z]{3}$/u.test(code) ? code : "|||"} d`;
}

function titleFields(book: WrittenBook, origin: string): MarcField[] {
  return [
    ...numberFields(book),
    ...authorFields(book, true),
    ...describingFields(book),
    ...descriptionFields(book.description),
    ...book.subjects.map(({ name }) => dataField("650", " 4", ["a", name])),
    ...authorFields(book, false),
    ...libraryFields(book, origin),
  ].filter((field) => field !== null);
}

function numberFields({ isbn, language, classification }: WrittenBook): (MarcField | null)[] {
  const isSerialNumber = isbn !== null && parseIsbn(isbn, "issn").kind === "serial";
  const code = longLanguageCode(language);
  const isCode = /^[a-z]{3}$/u.test(code);
  return [
    dataField(isSerialNumber ? "022" : "020", "  ", ["a", isbn]),
    isCode ? dataField("041", "0 ", ["a", code]) : dataField("546", "  ", ["a", language]),
    dataField("082", "04", ["a", classification?.code ?? null]),
  ];
}

/** What stands on the title page, with the signs that the rules of description put between its parts. */
function describingFields(book: WrittenBook): (MarcField | null)[] {
  const title = book.subtitle === null ? punctuated(book.title) : `${book.title} :`;
  const year = book.publishYearText ?? book.publishYear?.toString() ?? null;
  return [
    dataField("245", "10", ["a", title], ["b", punctuated(book.subtitle)]),
    dataField("250", "  ", ["a", punctuated(book.edition)]),
    dataField(
      "264",
      " 1",
      ["a", punctuated(book.publishPlace, " :")],
      ["b", punctuated(book.publisher, " ,")],
      ["c", punctuated(year)],
    ),
    dataField("300", "  ", ["a", punctuated(book.physicalDescription)]),
    dataField("490", "0 ", ["a", punctuated(book.seriesTitle)]),
    book.materialKind === "academic_work" ? dataField("502", "  ", ["a", "Karya tulis"]) : null,
  ];
}

/** What this library says of the title: where it stands, what it cost, who sees it. */
function libraryFields(book: WrittenBook, origin: string): (MarcField | null)[] {
  const { classification, location } = book;
  const cover = book.imageUrl?.startsWith("/") ? origin + book.imageUrl : book.imageUrl;
  return [
    book.digitalFileAccess === "members" ? dataField("506", "1 ", ["a", "Anggota saja"]) : null,
    dataField("541", "  ", ["c", book.source], ["h", book.price]),
    dataField("852", "8 ", ["b", location?.name ?? null], ["c", location?.shelf ?? null], ["h", book.callNumber]),
    dataField("856", "42", ["3", cover === null ? null : COVER], ["u", cover]),
    dataField("942", "  ", ["c", book.category], ["n", book.isHidden ? "1" : null]),
    dataField(LOCAL_FIELD, "  ", ["n", classification?.name ?? null]),
  ];
}

export const COVER = "Sampul";

/** The first who wrote it is the main entry; everybody else is an added one, in their order. */
function authorFields({ authors }: WrittenBook, isMain: boolean): (MarcField | null)[] {
  const [first, ...others] = authors;
  const hasMain = first !== undefined && (first.role ?? "author") === "author";
  const chosen = isMain ? (hasMain ? [first] : []) : hasMain ? others : authors;
  return chosen.map((author) => {
    const isOrganisation = author.kind === "organisation";
    const tag = (isMain ? 100 : 700) + (isOrganisation ? 10 : 0);
    const name = isOrganisation ? fullName(author) : invertedAuthor(author);
    const indicator = isOrganisation ? "2 " : author.lastName === null ? "0 " : "1 ";
    return dataField(
      String(tag),
      indicator,
      ["a", punctuated(name, ",")],
      ["4", RELATORS[author.role ?? "author"].code],
    );
  });
}

/** What does not fit into one field goes on in the next one, which says so in $3. */
export const CONTINUED = "lanjutan";

function descriptionFields(description: string | null): (MarcField | null)[] {
  const pieces: string[] = [];
  let piece = "";
  let bytes = 0;
  for (const sign of description ?? "") {
    const size = Buffer.byteLength(sign);
    if (bytes + size > MAX_FIELD_BYTES - 100) {
      pieces.push(piece);
      piece = "";
      bytes = 0;
    }
    piece += sign;
    bytes += size;
  }
  return [...pieces, piece].map((text, index) =>
    dataField("520", "  ", ["3", index > 0 && text !== "" ? CONTINUED : null], ["a", text]),
  );
}

export const IN_REPAIR = "repair";

/**
 * 952 as Koha has it: barcode, inventory and call number, day, price, supplier, collection, issue, note, damage, loss,
 * and whether it is not for loan, as what is in repair is too.
 */
function copyFields(copy: WrittenCopy): MarcField[] {
  return [
    dataField(
      "952",
      "  ",
      ["p", copy.itemCode],
      ["i", copy.inventoryCode],
      ["o", copy.callNumber],
      ["d", copy.acquiredAt],
      ["g", copy.price],
      ["e", copy.supplier],
      ["8", copy.category],
      ["h", copy.issueLabel],
      ["z", copy.note],
      ["4", copy.condition === "damaged" ? "1" : null],
      ["1", copy.status === "lost" ? "1" : null],
      ["7", copy.status === "reference_only" || copy.status === "repair" ? "1" : null],
    ),
    dataField(
      LOCAL_FIELD,
      "  ",
      ["p", hasLocalValues(copy) ? copy.itemCode : null],
      ["s", copy.source],
      ["v", copy.invoiceNumber],
      ["k", copy.condition === "worn" ? "worn" : null],
      ["r", copy.status === "repair" ? IN_REPAIR : null],
    ),
  ].filter((field) => field !== null);
}

function hasLocalValues({ source, invoiceNumber, condition, status }: WrittenCopy): boolean {
  return source !== null || invoiceNumber !== null || condition === "worn" || status === "repair";
}
