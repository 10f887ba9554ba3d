import type { MarcField, MarcRecord } from "./marcRecord.js";

/** What a record and a field of it may hold at most: their lengths are written in five and in four digits. */
export const MAX_RECORD_BYTES = 99_999;
export const MAX_FIELD_BYTES = 9_999;

/** The record as an exchange file has it, in UTF-8; fields at its end that the lengths above forbid are left out. */
export function writeIso2709({ leader, fields }: MarcRecord): Buffer {
  const bodies: Buffer[] = [];
  const directory: string[] = [];
  let position = 0;
  for (const field of fields) {
    const body = Buffer.from(`${bodyOf(field)}\x1e`);
    const length = 26 + (directory.length + 1) * 12 + position + body.length;
    if (body.length > MAX_FIELD_BYTES || length > MAX_RECORD_BYTES) continue;
    directory.push(`${field.tag}${digits(body.length, 4)}${digits(position, 5)}`);
    bodies.push(body);
    position += body.length;
  }
  const base = 24 + directory.length * 12 + 1;
  const length = base + position + 1;
  const head = `${digits(length, 5)}${leader.slice(5, 9)}a22${digits(base, 5)}${leader.slice(17, 20)}4500`;
  return Buffer.concat([Buffer.from(`${head}${directory.join("")}\x1e`), ...bodies, Buffer.from("\x1d")]);
}

export function bodyOf(field: MarcField): string {
  return "value" in field
    ? written(field.value)
    : field.indicators + field.subfields.map(({ code, value }) => `\x1f${code}${written(value)}`).join("");
}

/** Its own signs, and what no text has, would end a field or a record. */
function written(value: string): string {
  // eslint-disable-next-line no-control-regex -- these are what it takes away
  return value.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/gu, " ");
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, "0");
}
