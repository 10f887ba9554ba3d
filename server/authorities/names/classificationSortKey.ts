import { foldKey } from "../../../common/fold.js";

/** `813.54 HIR`, `2X4.122 9`: a class, its decimals with their spaces, whatever follows. */
const SHELF_CLASS = /^\s*(2\s?X|\d{1,3}(?!\d))\s*((?:\.?\s?\d[\d\s]*)*)(.*)$/iu;

/**
 * The shelf order as text that both engines compare byte by byte: Dewey numbers, the Islamic `2X…` between 299 and
 * 300, then codes that are not numbers. A spreadsheet's `5.13` sorts as `005.13`.
 */
export function classificationSortKey(code: string): string {
  const [, main, decimals = "", rest = ""] = SHELF_CLASS.exec(code) ?? [];
  if (main === undefined) {
    return `~${foldKey(code, 180)}`;
  }
  const islamic = /x/iu.test(main);
  const digits = decimals.replace(/\s/gu, "");
  const fraction = digits.startsWith(".") || digits === "" ? digits : islamic ? digits : `.${digits}`;
  const shelf = islamic ? `299~${fraction}` : `${main.padStart(3, "0")}${fraction}`;
  return `${shelf} ${foldKey(rest, 100)}`.trimEnd().slice(0, 190);
}
