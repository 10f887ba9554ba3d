import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";

import { broken } from "../archive/manifest.js";

/**
 * The rows of a table as text that does not tell which engine they come from: one row a line, a JSON array with the
 * values in the order of their columns' names. Integers are digits, days and instants text as SQLite stores them, and
 * what JSON cannot hold exactly is an object that says its type.
 */

export type ColumnKind = "integer" | "text" | "bytes" | "date" | "datetime";

const LINES_AT_ONCE = 64 * 1024;
/** The longest text of a record is a post, and a row of an import's report; nothing comes near. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;
const NEWLINE = 0x0a;

/** What SQLite binds. */
export type StoredValue = string | number | bigint | Buffer | null;

export function encodeRow(values: readonly unknown[], kinds: readonly ColumnKind[]): string {
  return `[${values.map((value, place) => encode(value, kinds[place] ?? "text")).join(",")}]\n`;
}

function encode(value: unknown, kind: ColumnKind): string {
  switch (typeof value) {
    case "string":
      if (kind === "datetime") {
        return JSON.stringify(withMilliseconds(value));
      }
      // MySQL hands over what a number cannot hold as its digits.
      return kind === "integer" && /^-?\d+$/u.test(value) ? encodeInteger(BigInt(value)) : JSON.stringify(value);
    case "bigint":
      return encodeInteger(value);
    case "number":
      return Number.isSafeInteger(value) ? value.toString() : JSON.stringify(value);
    default:
      if (value === null || value === undefined) {
        return "null";
      }
      if (!(value instanceof Uint8Array)) {
        throw new Error(`A ${typeof value} cannot be written to a backup`);
      }
      // Text with the character NUL comes as bytes: the driver would cut it there.
      return kind === "text" && isUtf8(value)
        ? JSON.stringify(Buffer.from(value).toString("utf8"))
        : JSON.stringify({ base64: Buffer.from(value).toString("base64") });
  }
}

function encodeInteger(value: bigint): string {
  return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER
    ? value.toString()
    : JSON.stringify({ integer: value.toString() });
}

/** `2026-11-21 06:50:00` of MySQL is `2026-11-21 06:50:00.000` of SQLite. */
function withMilliseconds(stored: string): string {
  const [, moment, fraction = ""] = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)(?:\.(\d+))?$/u.exec(stored) ?? [];
  return moment === undefined ? stored : `${moment}.${fraction.replace(/0+$/u, "").padEnd(3, "0")}`;
}

/** @throws ValidationError for a line that is no row of so many columns. */
export function decodeRow(line: string, columns: number): StoredValue[] {
  let values: unknown;
  try {
    values = JSON.parse(line);
  } catch {
    values = null;
  }
  if (!Array.isArray(values) || values.length !== columns) {
    throw broken("ada baris data yang tidak terbaca");
  }
  return values.map(decode);
}

function decode(value: unknown): StoredValue {
  if (value === null || typeof value === "string" || typeof value === "number") {
    return value;
  }
  const { integer, base64 } = value as { readonly integer?: unknown; readonly base64?: unknown };
  if (typeof integer === "string" && /^-?\d{1,19}$/u.test(integer)) {
    return BigInt(integer);
  }
  if (typeof base64 === "string") {
    return Buffer.from(base64, "base64");
  }
  throw broken("ada nilai yang tidak dikenal");
}

/** Lines in parts of a size that a stream likes, and how many there were. */
export async function* linesOf(
  rows: AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>,
  kinds: readonly ColumnKind[],
  counted: { rows: number },
): AsyncGenerator<Buffer> {
  let lines = "";
  for await (const row of rows) {
    lines += encodeRow(row, kinds);
    counted.rows += 1;
    if (lines.length >= LINES_AT_ONCE) {
      yield Buffer.from(lines);
      lines = "";
    }
  }
  if (lines !== "") {
    yield Buffer.from(lines);
  }
}

/** The hash of the lines, as the manifest has it. */
export async function hashRows(
  rows: AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>,
  kinds: readonly ColumnKind[],
): Promise<{ readonly rows: number; readonly hash: string }> {
  const hash = createHash("sha256");
  const counted = { rows: 0 };
  for await (const lines of linesOf(rows, kinds, counted)) {
    hash.update(lines);
  }
  return { rows: counted.rows, hash: hash.digest("hex") };
}

/** Splits what was read into lines. */
export async function* readLines(parts: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  let begunBytes = 0;
  for await (const part of parts) {
    let start = 0;
    for (let end = part.indexOf(NEWLINE); end >= 0; end = part.indexOf(NEWLINE, start)) {
      const rest = part.subarray(start, end);
      yield begun.length === 0 ? rest.toString("utf8") : Buffer.concat([...begun, rest]).toString("utf8");
      begun = [];
      begunBytes = 0;
      start = end + 1;
    }
    if (start < part.length) {
      begun.push(part.subarray(start));
      begunBytes += part.length - start;
      if (begunBytes > MAX_LINE_BYTES) {
        throw broken("ada baris data yang terlalu panjang");
      }
    }
  }
  if (begun.length > 0) {
    throw broken("baris data yang terakhir terpotong");
  }
}
