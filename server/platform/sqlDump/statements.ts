export interface Name {
  /** Null where the name is not qualified. */
  readonly database: string | null;
  readonly name: string;
}

interface Found<Value> {
  readonly value: Value;
  readonly end: number;
}

const PLAIN_NAME = /[\p{L}\p{N}_$]+/uy;

/** A name in backticks, in double quotes or plain, with the database before it or without; null where there is none. */
export function readName(text: string, from: number): Found<Name> | "unfinished" | null {
  const first = readPart(text, from);
  if (first === null || first === "unfinished") return first;
  if (text[first.end] !== ".") {
    return first.end >= text.length ? "unfinished" : { value: { database: null, name: first.value }, end: first.end };
  }
  const second = readPart(text, first.end + 1);
  if (second === null || second === "unfinished") return second;
  return { value: { database: first.value, name: second.value }, end: second.end };
}

function readPart(text: string, from: number): Found<string> | "unfinished" | null {
  const quote = text[from];
  if (quote === undefined) return "unfinished";
  if (quote !== "`" && quote !== '"') {
    PLAIN_NAME.lastIndex = from;
    const plain = PLAIN_NAME.exec(text);
    return plain && { value: plain[0], end: from + plain[0].length };
  }
  for (let at = from + 1; ;) {
    const close = text.indexOf(quote, at);
    if (close === -1) return "unfinished";
    if (text[close + 1] !== quote) {
      return { value: text.slice(from + 1, close).replaceAll(quote + quote, quote), end: close + 1 };
    }
    at = close + 2;
  }
}

interface Skipped {
  readonly at: number;
  /** False where a comment goes on in the next piece: `at` is its beginning. */
  readonly isWhole: boolean;
}

/** Past space and comments; each comment is heard, without its signs. */
export function skipSpace(text: string, from: number, isOver: boolean, hear?: (comment: string) => void): Skipped {
  let at = from;
  for (;;) {
    while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
    const comment = readComment(text, at, isOver);
    if (comment === null) return { at, isWhole: true };
    if (comment === "unfinished") return { at, isWhole: false };
    hear?.(comment.value);
    at = comment.end;
  }
}

/** The comment that begins here; null for something else. */
function readComment(text: string, at: number, isOver: boolean): Found<string> | "unfinished" | null {
  const sign = text[at];
  if (sign === "#") return readLine(text, at + 1, isOver);
  if (sign !== "/" && sign !== "-") return null;
  const next = text[at + 1];
  if (next === undefined) return isOver ? null : "unfinished";
  if (sign === "/") return next === "*" ? readBlock(text, at + 2) : null;
  // Two dashes are a sum of negative numbers unless space follows.
  const isComment = next === "-" && (at + 2 >= text.length || text.charCodeAt(at + 2) <= 32);
  return isComment ? readLine(text, at + 2, isOver) : null;
}

function readLine(text: string, from: number, isOver: boolean): Found<string> | "unfinished" {
  const close = text.indexOf("\n", from);
  if (close !== -1) return { value: text.slice(from, close), end: close + 1 };
  return isOver ? { value: text.slice(from), end: text.length } : "unfinished";
}

function readBlock(text: string, from: number): Found<string> | "unfinished" {
  const close = text.indexOf("*/", from);
  return close === -1 ? "unfinished" : { value: text.slice(from, close), end: close + 2 };
}

export const QUOTES: ReadonlySet<string> = new Set(["'", '"', "`"]);

/**
 * The end of the statement, behind its delimiter; null where the text ends before. Delimiters within texts, names and
 * comments end nothing.
 */
export function skipStatement(text: string, from: number, delimiter: string): number | null {
  for (let at: number | null = from; at !== null && at < text.length; at = endOfToken(text, at)) {
    if (text.startsWith(delimiter, at)) return at + delimiter.length;
  }
  return null;
}

/** Behind the text, name, comment or letter that begins here. */
function endOfToken(text: string, at: number): number | null {
  const sign = text[at] ?? "";
  if (QUOTES.has(sign)) return endOfQuoted(text, at, sign);
  const comment = readComment(text, at, false);
  if (comment === "unfinished") return null;
  return comment?.end ?? at + 1;
}

/** Behind the quote that ends what begins here; null where the text ends before. */
export function endOfQuoted(text: string, open: number, quote: string): number | null {
  for (let at = open + 1; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "\\" && quote !== "`") at += 1;
    else if (sign === quote) return at + 1;
  }
  return null;
}
