/** The width of a text in em: 2 is twice its font size. */
export type MeasureText = (text: string, weight: TextWeight) => number;

export type TextWeight = 500 | 700;

export interface FittedLine {
  text: string;
  size: number;
}

export const LINE_HEIGHT = 1.15;

/** One line: it shrinks to `smallest`, and what is still too long ends in an ellipsis. */
export function fitLine(
  text: string,
  width: number,
  [largest, smallest]: readonly [largest: number, smallest: number],
  weight: TextWeight,
  measure: MeasureText,
): FittedLine {
  const size = Math.min(largest, Math.max(smallest, width / Math.max(measure(text, weight), 0.01)));
  return { text: cutTo(text, width / size, weight, measure), size };
}

/** From this size on (8 points) a call number is read from where one stands. */
const COMFORTABLE = 2.8;

/**
 * The lines of a call number. Its parts stand below one another, as on a spine; where that makes them small they share
 * lines, and only where nothing else is left a part goes on in the next one.
 */
export function fitCallNumber(
  callNumber: string,
  { width, height }: { width: number; height: number },
  [largest, smallest]: readonly [largest: number, smallest: number],
  measure: MeasureText,
): { lines: readonly string[]; size: number } {
  const parts = callNumberParts(callNumber);
  const stacked = { lines: parts, size: Math.min(largest, sizeOf(parts, width, height, measure)) };
  if (stacked.size >= Math.min(COMFORTABLE, largest)) return stacked;
  const shared = largestWrap(parts, { width, height }, [largest, smallest], measure);
  const whole = shared !== null && shared.size > stacked.size ? shared : stacked;
  if (whole.size >= smallest) return whole;
  const fits = (text: string, size: number) => measure(text, 700) <= width / size;
  const pieces = parts.flatMap((part) => breakPart(part, (text) => fits(text, smallest)));
  const lines = joined(pieces, (text) => fits(text, smallest));
  const room = Math.max(1, Math.floor(height / (LINE_HEIGHT * smallest)));
  if (lines.length <= room) return { lines, size: smallest };
  const last = cutTo(`${lines[room - 1] ?? ""}…`, width / smallest, 700, measure);
  return { lines: [...lines.slice(0, room - 1), last], size: smallest };
}

/** Between parts on one line: a single space of this font reads `899.221 3` as one number. */
const WIDE_SPACE = "\u00a0\u00a0";

/**
 * `813 HIR l` and `813 / HIR / l` are both three parts; `899.221 3` is one, as Dewey's digits are grouped in threes.
 */
export function callNumberParts(callNumber: string): string[] {
  const parts: string[] = [];
  for (const part of callNumber.split(/\s+/u)) {
    if (part === "" || part === "/") continue;
    const isNextGroup = /^\d{1,3}$/u.test(part) && /\d\.\d{3}(?:\s+\d{3})*$/u.test(parts.at(-1) ?? "");
    if (isNextGroup) parts.push(`${parts.pop() ?? ""}${WIDE_SPACE}${part}`);
    else parts.push(part);
  }
  return parts;
}

function sizeOf(lines: readonly string[], width: number, height: number, measure: MeasureText): number {
  const widest = Math.max(0.01, ...lines.map((line) => measure(line, 700)));
  return Math.min(width / widest, height / (LINE_HEIGHT * Math.max(1, lines.length)));
}

/** The largest size at which whole parts, several on a line, fit; null if there is none. */
function largestWrap(
  parts: readonly string[],
  { width, height }: { width: number; height: number },
  [largest, smallest]: readonly [largest: number, smallest: number],
  measure: MeasureText,
): { lines: readonly string[]; size: number } | null {
  for (let size = largest; size >= smallest; size -= 0.1) {
    const fits = (text: string) => measure(text, 700) <= width / size;
    const lines = joined(parts, fits);
    if (lines.every(fits) && lines.length * LINE_HEIGHT * size <= height) return { lines, size };
  }
  return null;
}

/** Neighbours share a line where they fit. */
function joined(parts: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const together = `${lines.at(-1) ?? ""}${WIDE_SPACE}${part}`;
    if (lines.length > 0 && fits(together)) lines[lines.length - 1] = together;
    else lines.push(part);
  }
  return lines;
}

/** At least one letter goes on each line. */
function breakPart(part: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const letter of part) {
    if (piece !== "" && !fits(piece + letter)) {
      pieces.push(piece);
      piece = "";
    }
    piece += letter;
  }
  return [...pieces, piece];
}

function cutTo(text: string, width: number, weight: TextWeight, measure: MeasureText): string {
  if (measure(text, weight) <= width) return text;
  const letters = Array.from(text.replace(/…$/u, ""));
  while (letters.length > 0 && measure(`${letters.join("").trimEnd()}…`, weight) > width) letters.pop();
  return letters.length === 0 ? "" : `${letters.join("").trimEnd()}…`;
}
