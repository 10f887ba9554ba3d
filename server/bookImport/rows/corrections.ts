/** What an import proposes for texts that another program has damaged; each is counted, and all can be switched off. */

import { withoutEntities, withoutMojibake } from "../../platform/text/undamagedText.js";

/** What a cell has to contain for `corrected` to change it. */
// eslint-disable-next-line no-control-regex -- what is ASCII was misread by nobody
export const MAY_BE_DAMAGED = /rn|&|<|[^\u0000-\u007F]/u;

/** A cell without entities, paragraphs in HTML, `Ã©`, and the `rn` that a lost backslash has left of a line break. */
export function corrected(text: string, lineBreak: " " | "\n"): string {
  return withoutEntities(withoutMojibake(text))
    .replace(/<br ?\/?>|<\/p>\s*(?=<p>)/giu, lineBreak)
    .replace(/<\/?p>/giu, "")
    .replace(REMNANTS, lineBreak);
}

/** The first `rn` of several after a vowel stays: it may be the end of a word ("Intern", "Modern"). */
const REMNANTS =
  /(?<=[aeiou]rn)(?:rn)+(?=[\p{Lu}\p{N}])|(?<=[\p{Ll}\p{N}\p{P}\p{S}\s])(?!(?<=[aeiou])rnrn)(?:rn)+(?=[\p{Lu}\p{N}])/gu;

/** A whole title in quotation marks, which SLiMS's export and spreadsheets leave around it. */
const QUOTED = /^["“”«„']+\s*([^"“”«»„]+?)\s*["“”»]+$|^'([^']+)'$/u;

export function withoutQuotes(title: string): string {
  const [, inner, simple] = QUOTED.exec(title) ?? [];
  return inner ?? simple ?? title;
}

/** What catalogues put behind a part of the imprint: `Jakarta :`, `Grafika,`. */
export function withoutClosingSigns(text: string): string {
  return text.replace(/\s*[:;,/]+\s*$/u, "");
}

/** `3,10E+06`: a spreadsheet has thrown digits away, which nobody can put back. */
const ROUNDED = /(?:^|[\s;|<>,'"])(\d[.,]\d+E\+?\d{1,3}|\dE\+\d{1,3})(?=$|[\s;|<>,'"])/iu;

/** The first number of a cell that a spreadsheet has rounded. */
export function roundedNumber(cell: string): string | null {
  return ROUNDED.exec(cell)?.[1] ?? null;
}
