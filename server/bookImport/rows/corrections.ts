/** What an import proposes for texts that another program has damaged; each is counted, and all can be switched off. */

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", quot: '"', "#039": "'", "#39": "'", lt: "<", gt: ">" };

/** What a cell has to contain for `corrected` to change it. */
export const MAY_BE_DAMAGED = /rn|&|<|[ÃÂâ]/u;

/** The bytes of Windows-1252, and of Latin-1, by their character. */
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => byte).flatMap((byte) => [
    // With `stream`, since Node otherwise decodes Windows-1252 as Latin-1.
    [new TextDecoder("windows-1252").decode(Uint8Array.of(byte), { stream: true }), byte],
    [String.fromCharCode(byte), byte],
  ]),
);

/**
 * A cell without `&amp;`, paragraphs in HTML, `Ã©`, and the `rn` that a lost backslash has left of a line break.
 */
export function corrected(text: string, lineBreak: " " | "\n"): string {
  return decodeEntities(turnBack(text).replaceAll("&amp;amp;", "&amp;"))
    .replace(/<br ?\/?>|<\/p>\s*(?=<p>)/giu, lineBreak)
    .replace(/<\/?p>/giu, "")
    .replace(REMNANTS, lineBreak);
}

/** The first `rn` of several after a vowel stays: it may be the end of a word ("Intern", "Modern"). */
const REMNANTS =
  /(?<=[aeiou]rn)(?:rn)+(?=[\p{Lu}\p{N}])|(?<=[\p{Ll}\p{N}\p{P}\p{S}\s])(?!(?<=[aeiou])rnrn)(?:rn)+(?=[\p{Lu}\p{N}])/gu;

function decodeEntities(text: string): string {
  return text.replace(/&(amp|quot|#0?39|lt|gt);/gu, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** UTF-8 that was read as Windows-1252, where the whole text is. */
function turnBack(text: string): string {
  if (!/[ÃÂâ]/u.test(text)) {
    return text;
  }
  const bytes = [...text].map((character) => BYTES.get(character));
  if (bytes.includes(undefined)) {
    return text;
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes as number[]));
  } catch {
    return text;
  }
}
