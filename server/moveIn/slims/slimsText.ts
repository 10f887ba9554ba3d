import { corrected, MAY_BE_DAMAGED } from "../../bookImport/rows/corrections.js";
import { isEmptyMarker } from "../../platform/csv/CsvCells.js";
import { instantOf } from "../../platform/time/libraryClock.js";
import type { MovingRemark, SourceRow } from "../library/MovingLibrary.js";

export type Text = string | null;

export const remark = (code: string, text: string): MovingRemark => ({ code, text });

/** A row of the dump by its table and number, as a person knows it. */
export function originOf(table: string, id: Text, ...labels: readonly Text[]): SourceRow {
  return { table, id: id ?? "", label: labels.find((label) => label !== null) ?? id ?? "" };
}

function mended(text: string, lineBreak: " " | "\n"): string {
  return MAY_BE_DAMAGED.test(text) ? corrected(text, lineBreak) : text;
}

/** One line as it was meant; null for what is empty or says that it is. */
export function lineOf(text: Text | undefined): Text {
  const line = mended(text ?? "", " ")
    .replace(/\s+/gu, " ")
    .trim();
  return line === "" || isEmptyMarker(line) || /^-+$/u.test(line) ? null : line;
}

/** A text with its paragraphs. */
export function textOf(text: Text | undefined): Text {
  const lines = mended((text ?? "").replace(/\r\n?/gu, "\n"), "\n")
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
  return lines === "" || isEmptyMarker(lines) ? null : lines;
}

/** A line with as many letters as its column takes; what is cut off is said. */
export function lineWithin(text: Text | undefined, most: number, name: string, remarks: MovingRemark[]): Text {
  const line = lineOf(text);
  if (line === null || line.length <= most) return line;
  remarks.push(remark("value-cut", `${name} dipotong menjadi ${most} huruf: ${line}`));
  return line.slice(0, most).trimEnd();
}

const DAY = /^(\d{4}-\d{2}-\d{2})(?:$|[ T])/u;

/** The day of a DATE or DATETIME; null for one that nobody has filled in, or that no calendar has. */
export function dayOf(text: Text | undefined): Text {
  const day = DAY.exec(text ?? "")?.[1];
  if (day === undefined || day < "1000" || day === "1970-01-01") return null;
  const read = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== day ? null : day;
}

/** A whole number; null for anything else. */
export function numberOf(text: Text | undefined): number | null {
  const typed = (text ?? "").trim();
  return /^-?\d{1,12}(?:\.\d{1,6})?$/u.test(typed) ? Math.round(Number(typed)) : null;
}

const MINUTE_MS = 60_000;
const NOON_MS = 12 * 60 * MINUTE_MS;

/** Instants of the zone in which the other system's clock went; Indonesia's zones shift no hours within a day. */
export class SlimsClock {
  private readonly beginnings = new Map<string, number>();

  constructor(private readonly zone: string) {}

  /** At noon where no stamp is of that day. */
  at(day: string, ...stamps: readonly (Text | undefined)[]): Date {
    const stamp = stamps.find((one) => dayOf(one) === day && /[ T]\d{2}:\d{2}/u.test(one ?? ""));
    const [, hours, minutes, seconds] = /[ T](\d{2}):(\d{2})(?::(\d{2}))?/u.exec(stamp ?? "") ?? [];
    const time =
      hours === undefined ? NOON_MS : (Number(hours) * 60 + Number(minutes)) * MINUTE_MS + Number(seconds ?? 0) * 1000;
    return new Date(this.beginningOf(day) + time);
  }

  private beginningOf(day: string): number {
    const known = this.beginnings.get(day);
    if (known !== undefined) return known;
    const beginning = instantOf(this.zone, day).getTime();
    this.beginnings.set(day, beginning);
    return beginning;
  }
}
