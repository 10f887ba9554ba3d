export type SqlValue = string | null;

interface Tuple {
  readonly values: SqlValue[];
  readonly end: number;
}

/** What stands where a value does: a text with its alphabet before it, or a word, a number, hexadecimal digits. */
const INTRODUCER = /(?:_[a-z0-9]+|[nx](?=')|b(?='))\s*(?=')/iuy;
const BARE = /[^\s,()'"]+/uy;
const HEX = /^0x((?:[0-9a-f]{2})*)$/iu;
const ESCAPED: Readonly<Record<string, string>> = {
  "0": "\0",
  b: "\b",
  n: "\n",
  r: "\r",
  t: "\t",
  Z: "\u001A",
};
const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * A row in brackets as text: numbers as they are written, bits as a number, binary values as the text that they are,
 * or null where they are none. `unfinished` where the text ends before the row, null for what is no row.
 */
export function readTuple(text: string, open: number): Tuple | "unfinished" | null {
  const values: SqlValue[] = [];
  let at = open + 1;
  for (;;) {
    at = skipBlank(text, at);
    const value = readValue(text, at);
    if (value === null || value === "unfinished") return value;
    values.push(value.value);
    at = skipBlank(text, value.end);
    const sign = text[at];
    if (sign === undefined) return "unfinished";
    if (sign === ")") return { values, end: at + 1 };
    if (sign !== ",") return null;
    at += 1;
  }
}

interface Read {
  readonly value: SqlValue;
  readonly end: number;
}

function readValue(text: string, from: number): Read | "unfinished" | null {
  const sign = text[from];
  if (sign === undefined) return "unfinished";
  if (sign === "'" || sign === '"') return readString(text, from, sign);
  INTRODUCER.lastIndex = from;
  const introducer = INTRODUCER.exec(text);
  if (introducer) {
    const string = readString(text, from + introducer[0].length, "'");
    if (string === "unfinished") return string;
    return { value: introduced(introducer[0].trim().toLowerCase(), string.value ?? ""), end: string.end };
  }
  BARE.lastIndex = from;
  const bare = BARE.exec(text);
  if (!bare) return null;
  const end = from + bare[0].length;
  // The next piece may go on with it.
  if (end >= text.length) return "unfinished";
  if (text[end] === "(") return null;
  return { value: bareValue(bare[0]), end };
}

function introduced(introducer: string, value: string): SqlValue {
  if (introducer === "x") return hexText(value);
  return introducer === "b" ? bitsText(value) : value;
}

function bareValue(word: string): SqlValue {
  if (/^null$/iu.test(word)) return null;
  const hex = HEX.exec(word);
  return hex ? hexText(hex[1] ?? "") : word;
}

function bitsText(bits: string): string {
  return /^[01]{1,64}$/u.test(bits) ? BigInt(`0b${bits}`).toString() : bits;
}

function hexText(digits: string): SqlValue {
  const bytes = Buffer.from(digits, "hex");
  const [only] = bytes;
  // A column of bits is written like this too.
  if (bytes.length === 1 && only !== undefined && only < 9) return String(only);
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

function readString(text: string, open: number, quote: string): Read | "unfinished" {
  let value = "";
  let begin = open + 1;
  for (let at = begin; ; at += 1) {
    const sign = text[at];
    if (sign === undefined) return "unfinished";
    if (sign === "\\") {
      const escaped = text[at + 1];
      if (escaped === undefined) return "unfinished";
      value += text.slice(begin, at) + (ESCAPED[escaped] ?? escaped);
      at += 1;
      begin = at + 1;
    } else if (sign === quote) {
      const next = text[at + 1];
      if (next === undefined) return "unfinished";
      if (next !== quote) return { value: value + text.slice(begin, at), end: at + 1 };
      value += text.slice(begin, at + 1);
      at += 1;
      begin = at + 1;
    }
  }
}

function skipBlank(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
  return at;
}
