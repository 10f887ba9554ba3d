import { decodeMarc8 } from "./marc8.js";
import { isControlTag, type MarcField, type MarcRecord, type ReadRecord } from "./marcRecord.js";

const RECORD_END = 0x1d;
const FIELD_END = 0x1e;
const SUBFIELD = 0x1f;
const LEADER_BYTES = 24;
const ENTRY_BYTES = 12;
/** The length of a record is written in five digits; what goes on longer is no record. */
const MAX_RECORD_BYTES = 1_000_000;

/** `00714cam a2200205 a 4500`: the beginning of an exchange file. */
export const BEGINS_ISO_2709 = /^\s*\d{5}[a-z][a-z].{5}\d{5}.{3}45\d\d/isu;

/**
 * The records of an exchange file, one after the other. A record ends at its sign and not at the length it names,
 * which programs that changed it have often left as it was; one that cannot be read is said to be broken.
 */
export async function* readIso2709(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ReadRecord> {
  let rest = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = rest.indexOf(RECORD_END); end >= 0; end = rest.indexOf(RECORD_END, start)) {
      number += 1;
      yield { number, ...parse(rest.subarray(start, end)) };
      start = end + 1;
    }
    rest = rest.subarray(start);
    if (rest.length > MAX_RECORD_BYTES) {
      yield { number: number + 1, broken: "tidak ada tanda akhirnya" };
      return;
    }
  }
  if (rest.toString("latin1").trim() !== "") {
    yield { number: number + 1, broken: "berkas terputus di tengahnya" };
  }
}

function parse(bytes: Buffer): { readonly record: MarcRecord } | { readonly broken: string } {
  // Line ends between records are no part of them.
  let begin = 0;
  while (begin < bytes.length && (bytes[begin] ?? 0) <= 0x20) begin += 1;
  const record = bytes.subarray(begin);
  const leader = record.subarray(0, LEADER_BYTES).toString("latin1");
  const base = Number(leader.slice(12, 17));
  if (leader.length < LEADER_BYTES || !Number.isInteger(base) || base <= LEADER_BYTES || base > record.length) {
    return { broken: "kepalanya tidak terbaca" };
  }
  const directory = record.subarray(LEADER_BYTES, base - 1);
  const decode = decoderOf(leader, record);
  const fields: MarcField[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const entry = directory.subarray(at, at + ENTRY_BYTES).toString("latin1");
    const start = base + Number(entry.slice(7));
    if (!/^[0-9A-Za-z]{3}\d{9}$/u.test(entry) || start >= record.length) {
      return { broken: `daftar isinya rusak di ruas ${fields.length + 1}` };
    }
    // To the next sign, since lengths of more than four digits are cut off.
    const end = record.indexOf(FIELD_END, start);
    fields.push(fieldOf(entry.slice(0, 3), record.subarray(start, end < 0 ? record.length : end), decode));
  }
  return fields.length === 0 ? { broken: "tidak ada ruasnya" } : { record: { leader, fields } };
}

type Decode = (bytes: Uint8Array) => string;

/** By what the leader says, unless the bytes tell otherwise: many programs write UTF-8 and do not say so. */
function decoderOf(leader: string, record: Buffer): Decode {
  const isUtf8 = isValidUtf8(record);
  const utf8: Decode = (bytes) => new TextDecoder().decode(bytes);
  if (leader[9] === "a") return isUtf8 ? utf8 : (bytes) => new TextDecoder("windows-1252").decode(bytes);
  const hasHigh = record.some((byte) => byte >= 0x80);
  return hasHigh && isUtf8 && !record.includes(0x1b) ? utf8 : decodeMarc8;
}

function isValidUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function fieldOf(tag: string, bytes: Buffer, decode: Decode): MarcField {
  if (isControlTag(tag)) return { tag, value: decode(bytes) };
  const first = bytes.indexOf(SUBFIELD);
  const indicators = bytes.subarray(0, first < 0 ? 2 : first).toString("latin1");
  const subfields = [];
  for (let at = first; at >= 0;) {
    const next = bytes.indexOf(SUBFIELD, at + 1);
    const end = next < 0 ? bytes.length : next;
    const code = String.fromCharCode(bytes[at + 1] ?? 0x20);
    subfields.push({ code, value: decode(bytes.subarray(Math.min(at + 2, end), end)) });
    at = next;
  }
  return { tag, indicators: indicators.slice(-2).padEnd(2), subfields };
}
