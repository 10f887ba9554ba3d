import { withoutEntities, withoutMojibake } from "../../platform/text/undamagedText.js";
import type { MovingRemark } from "../library/MovingLibrary.js";

export type Text = string | null;

export const remark = (code: string, text: string): MovingRemark => ({ code, text });

/** One line as it was meant; null for what is empty or stands for it. */
export function lineOf(text: Text | undefined): Text {
  const line = withoutMojibake(withoutEntities(text ?? ""))
    .replace(/\s+/gu, " ")
    .trim();
  return /^(?:[#-]*|-+ ?belum ditentukan ?-+)$/iu.test(line) ? null : line;
}

/** A line with as many letters as its column takes; what is cut off is said. */
export function lineWithin(text: Text | undefined, most: number, name: string, remarks: MovingRemark[]): Text {
  const line = lineOf(text);
  if (line === null || line.length <= most) return line;
  remarks.push(remark("value-cut", `${name} dipotong menjadi ${most} huruf: ${line}`));
  return line.slice(0, most).trimEnd();
}

/** The day of a DATE or DATETIME; null for one that nobody has filled in, or that no calendar has. */
export function dayOf(text: Text | undefined): Text {
  const day = /^(\d{4}-\d{2}-\d{2})(?:$|[ T])/u.exec(text ?? "")?.[1];
  if (day === undefined || day < "1000" || day === "1970-01-01") return null;
  const read = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== day ? null : day;
}

/** A number as a whole one; null for anything else. */
export function numberOf(text: Text | undefined): number | null {
  const typed = (text ?? "").trim();
  return /^-?\d{1,12}(?:\.\d{1,6})?$/u.test(typed) ? Math.round(Number(typed)) : null;
}

export function between(text: Text | undefined, least: number, most: number): number | null {
  const figure = numberOf(text);
  return figure !== null && figure >= least && figure <= most ? figure : null;
}
