/**
 * How a code or a number may be stored that was scanned or typed: as it is, in capitals, in small letters, or swapped,
 * as a scanner sends it behind a keyboard whose Caps Lock is on.
 */
export function caseSpellings(text: string): string[] {
  const upper = text.toUpperCase();
  const lower = text.toLowerCase();
  const swapped = Array.from(text, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  ).join("");
  return [...new Set([text, upper, lower, swapped])];
}
