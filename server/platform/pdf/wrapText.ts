/** How wide a text is in the font that is drawn with. */
type Measure = (text: string) => number;

const ELLIPSIS = "…";

/**
 * A text in lines of at most this width: broken between words, after a stroke or hyphen, or else within a word, since
 * numbers in narrow columns have no spaces. What is longer than so many lines ends in an ellipsis.
 */
export function wrapText(text: string, width: number, mostLines: number, measure: Measure): string[] {
  const fits = (line: string) => measure(line) <= width;
  const pieces = (text.match(/\s+|[^\s/-]*[/-]|[^\s/-]+/gu) ?? []).map((piece) => piece.replace(/\s+/u, " "));
  const lines: string[] = [];
  let line = "";
  for (const piece of pieces.flatMap((each) => (fits(each) ? [each] : partsOf(each, fits)))) {
    if (fits(line + piece)) {
      line = (line + piece).trimStart();
    } else {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    }
    if (lines.length > mostLines) break;
  }
  if (line !== "") lines.push(line.trimEnd());
  return lines.length <= mostLines
    ? lines
    : [...lines.slice(0, mostLines - 1), shortened(lines[mostLines - 1] ?? "", fits)];
}

/** Of a word that is wider than a line. */
function partsOf(word: string, fits: (line: string) => boolean): string[] {
  const parts: string[] = [];
  for (const letter of word) {
    const last = parts.at(-1);
    if (last !== undefined && fits(last + letter)) parts[parts.length - 1] = last + letter;
    else parts.push(letter);
  }
  return parts;
}

function shortened(line: string, fits: (line: string) => boolean): string {
  let last = line;
  while (last !== "" && !fits(last + ELLIPSIS)) last = last.slice(0, -1);
  return last + ELLIPSIS;
}
