import { parseAuthorName } from "../../authorities/names/authorName.js";
import type { CreditedName } from "../../authorities/names/authorName.js";
import { AUTHOR_ROLES } from "../../../common/authorRoles.js";
import {
  controlValue,
  type DataField,
  dataFields,
  type MarcRecord,
  subfieldValues,
} from "../../platform/marc/marcRecord.js";
import type { WrittenBook, WrittenCopy } from "../export/exportedBooks.js";
import type { CopyStatus } from "../copies/Copy.entity.js";
import { parseIsbn } from "../record/isbn.js";
import { parseRupiah } from "../record/rupiah.js";
import { CONTINUED, COVER, IN_REPAIR, LOCAL_FIELD } from "./bookRecord.js";
import { materialKindOf, RELATORS, shortLanguageCode, withoutPunctuation } from "./marcTerms.js";

interface ReadBook {
  readonly book: WrittenBook;
  /** What of it has no place here. */
  readonly left: readonly string[];
}

/** What a record says of a title and its copies. */
export function recordBook(record: MarcRecord): ReadBook {
  const first = (tags: readonly string[], codes: string) =>
    dataFields(record, ...tags).flatMap((field) => subfieldValues(field, codes))[0] ?? null;
  const clean = (tags: readonly string[], codes: string) => {
    const value = first(tags, codes);
    return value === null ? null : withoutPunctuation(value);
  };
  const isbns = [...dataFields(record, "020"), ...dataFields(record, "022")].flatMap((field) =>
    subfieldValues(field, "a"),
  );
  const isbn = isbns.find((one) => parseIsbn(one).kind === "valid") ?? isbns[0] ?? null;
  const links = dataFields(record, "856").filter((field) => subfieldValues(field, "3")[0] !== COVER);
  const year = clean(["264", "260"], "c") ?? yearOf(controlValue(record, "008"));
  const classification = clean(["082", "080"], "a");
  const book: WrittenBook = {
    ...titleOf(record),
    authors: authorsOf(record),
    isbn: isbn === null ? null : isbn.replace(/\s*\(.*\)$/u, ""),
    publisher: clean(["264", "260"], "b"),
    publishPlace: clean(["264", "260"], "a"),
    publishYear: null,
    publishYearText: year,
    edition: clean(["250"], "a"),
    physicalDescription: physicalDescriptionOf(record),
    seriesTitle: seriesOf(record),
    language: languageOf(record),
    classification: classification === null ? null : { code: classification, name: first([LOCAL_FIELD], "n") },
    callNumber: callNumberOf(record),
    category: first(["942"], "c"),
    subjects: subjectsOf(record),
    description: descriptionOf(record),
    imageUrl: coverOf(record),
    materialKind: materialKindOf(record.leader, dataFields(record, "502").length > 0),
    isHidden: first(["942"], "n") === "1",
    digitalFileAccess: dataFields(record, "506").some(({ indicators }) => indicators.startsWith("1"))
      ? "members"
      : "public",
    location: locationOf(record),
    source: first(["541"], "c"),
    price: rupiahOf(first(["541"], "h")),
    copies: copiesOf(record),
  };
  const left = [
    ...isbns.filter((one) => one !== isbn).map((one) => `ISBN lain ${one}`),
    ...links.flatMap((field) => subfieldValues(field, "u")).map((link) => `Tautan ${link}`),
  ];
  return { book, left };
}

/** 245: its number and its part belong to the title; where only $c names who made it, 100 to 711 are empty. */
function titleOf(record: MarcRecord): Pick<WrittenBook, "title" | "subtitle"> {
  const [field] = dataFields(record, "245");
  if (!field) return { title: "", subtitle: null };
  const title = subfieldValues(field, "anp").map(withoutPunctuation).join(" ");
  const subtitle = subfieldValues(field, "b").map(withoutPunctuation).join(" ");
  return { title, subtitle: subtitle === "" ? null : subtitle };
}

function authorsOf(record: MarcRecord): CreditedName[] {
  const named = dataFields(record, "100", "110", "111", "700", "710", "711")
    // A title within the title is no further author of this one.
    .filter((field) => subfieldValues(field, "t").length === 0)
    .flatMap((field) => authorOf(field) ?? []);
  if (named.length > 0) return named;
  const responsibility = dataFields(record, "245").flatMap((field) => subfieldValues(field, "c"))[0];
  return responsibility === undefined ? [] : [parseAuthorName(withoutPunctuation(responsibility.replace(/\.$/u, "")))];
}

function authorOf(field: DataField): CreditedName | null {
  const name = subfieldValues(field, field.tag.endsWith("00") ? "aqc" : "ab")
    .map(withoutPunctuation)
    .join(" ");
  if (name === "") return null;
  const parsed = parseAuthorName(name);
  const author: CreditedName = field.tag.endsWith("00")
    ? parsed
    : { firstName: name.replace(/(?<!\b\p{L})\.$/u, ""), lastName: null, kind: "organisation" };
  const relator = subfieldValues(field, "4e")[0];
  const role = relator && AUTHOR_ROLES.find((one) => RELATORS[one].words.test(relator.trim()));
  return role === undefined || role === "author" || role === "" ? author : { ...author, role };
}

function physicalDescriptionOf(record: MarcRecord): string | null {
  const [field] = dataFields(record, "300");
  const text = field && withoutPunctuation(subfieldValues(field, "abc").join(" "));
  return text ? text : null;
}

function seriesOf(record: MarcRecord): string | null {
  const [field] = dataFields(record, "490", "440", "830");
  if (!field) return null;
  const [title = "", ...volumes] = subfieldValues(field, "av").map(withoutPunctuation);
  return [title, ...volumes].join(" ; ") || null;
}

/** 041, else what 008 says at 35, else the words of 546. */
function languageOf(record: MarcRecord): string {
  const coded = dataFields(record, "041")
    .flatMap((field) => subfieldValues(field, "a"))[0]
    ?.slice(0, 3);
  const code = shortLanguageCode(coded ?? controlValue(record, "008")?.slice(35, 38) ?? "");
  const words = dataFields(record, "546").flatMap((field) => subfieldValues(field, "a"))[0];
  return code ?? words ?? "id";
}

function yearOf(fixed: string | null): string | null {
  return /^\d{4}$/u.exec(fixed?.slice(7, 11) ?? "")?.[0] ?? null;
}

/** Where the shelf says it (852), else INLISLite's 084 and 090. */
function callNumberOf(record: MarcRecord): string | null {
  for (const [tag, codes] of [
    ["852", "hi"],
    ["084", "ab"],
    ["090", "ab"],
  ] as const) {
    const [field] = dataFields(record, tag);
    const text = field && subfieldValues(field, codes).join(" ");
    if (text) return text;
  }
  return null;
}

function subjectsOf(record: MarcRecord): { name: string }[] {
  const names = dataFields(record, "600", "610", "611", "630", "650", "651", "655")
    .map((field) =>
      subfieldValues(field, "axyzv")
        .join(" -- ")
        .replace(/(?<=\p{Ll}{2})\.$/u, ""),
    )
    .filter((name) => name !== "");
  return [...new Set(names)].map((name) => ({ name }));
}

function descriptionOf(record: MarcRecord): string | null {
  let text = "";
  for (const field of dataFields(record, "520", "500", "505")) {
    const more = field.subfields.filter(({ code }) => "ab".includes(code)).map(({ value }) => value);
    const isContinued = subfieldValues(field, "3")[0] === CONTINUED;
    text += (text === "" || isContinued ? "" : "\n") + more.join(" ");
  }
  return text.trim() === "" ? null : text.trim();
}

function coverOf(record: MarcRecord): string | null {
  const field = dataFields(record, "856").find((one) => subfieldValues(one, "3")[0] === COVER);
  return (field && subfieldValues(field, "u")[0]) ?? null;
}

function locationOf(record: MarcRecord): WrittenBook["location"] {
  const [field] = dataFields(record, "852");
  const name = field && subfieldValues(field, "b")[0];
  return field && name !== undefined ? { name, shelf: subfieldValues(field, "c")[0] ?? null } : null;
}

/** 952 and, of other libraries, 852 with a barcode; INLISLite has an inventory number for each copy in 990. */
function copiesOf(record: MarcRecord): WrittenCopy[] {
  const local = dataFields(record, LOCAL_FIELD);
  const items = itemFields(record);
  if (items.length === 0) {
    return dataFields(record, "990")
      .flatMap((field) => subfieldValues(field, "a"))
      .map((inventoryCode) => ({ ...NO_VALUES, itemCode: inventoryCode, inventoryCode }));
  }
  return items.map((field) => copyOf(field, local));
}

/** Where a copy has no code, as the cells of a file write it. */
const NO_CODE = "-";

function itemFields(record: MarcRecord): DataField[] {
  return dataFields(record, "952").concat(
    dataFields(record, "852").filter((field) => subfieldValues(field, "p").length > 0),
  );
}

/** Koha's 952: 0 withdrawn, 1 lost, 7 not for loan; each a number of a list of the library's, of which 0 says no. */
function statusOf(field: DataField): CopyStatus {
  const says = (code: string) => field.tag === "952" && !["0", "", undefined].includes(subfieldValues(field, code)[0]);
  if (says("0")) return "withdrawn";
  if (says("1")) return "lost";
  return says("7") ? "reference_only" : "available";
}

const NO_VALUES = {
  inventoryCode: null,
  condition: "good",
  status: "available",
  acquiredAt: null,
  supplier: null,
  invoiceNumber: null,
  price: null,
  callNumber: null,
  note: null,
  issueLabel: null,
  source: null,
  category: null,
} as const;

function copyOf(field: DataField, local: readonly DataField[]): WrittenCopy {
  const one = (code: string) => subfieldValues(field, code)[0] ?? null;
  const itemCode = one("p") ?? NO_CODE;
  const own = local.find((other) => itemCode !== NO_CODE && subfieldValues(other, "p")[0] === itemCode);
  const ours = (code: string) => (own && subfieldValues(own, code)[0]) ?? null;
  const worn = ours("k") === "worn" ? "worn" : "good";
  const is852 = field.tag === "852";
  return {
    itemCode,
    inventoryCode: one("i"),
    condition: one("4") !== null && one("4") !== "0" && !is852 ? "damaged" : worn,
    status: ours("r") === IN_REPAIR ? "repair" : statusOf(field),
    acquiredAt: one("d"),
    supplier: one("e"),
    invoiceNumber: ours("v"),
    price: rupiahOf(one("g")),
    callNumber: one("o"),
    note: one("z"),
    issueLabel: is852 ? null : one("h"),
    source: ours("s"),
    category: one("8"),
  };
}

function rupiahOf(text: string | null): number | null {
  return text === null ? null : parseRupiah(text.replace(/[.,]0{2}$/u, ""));
}
