const DOCTYPE = "<!DOCTYPE";

/**
 * A document without its internal DTD subset (`<!DOCTYPE html [ … ]>`), whose entities can expand a few letters to
 * gigabytes. Each place of the text is looked at once, even where subsets begin and never end.
 */
export function withoutInternalSubsets(text: string): string {
  const upper = text.toUpperCase();
  // A letter that is two in upper case would move every place after it.
  const searched = upper.length === text.length ? upper : text;
  let kept = "";
  let from = 0;
  for (let start = searched.indexOf(DOCTYPE); start >= 0; start = searched.indexOf(DOCTYPE, from)) {
    const tagEnd = firstOf(text, ["[", ">"], start);
    const isSubset = text[tagEnd] === "[";
    const end = isSubset ? subsetEnd(text, tagEnd) : tagEnd + 1;
    // Nothing closes it, nor any that follows.
    if (tagEnd < 0 || end < 0) break;
    kept += text.slice(from, isSubset ? start : end);
    from = end;
  }
  return kept + text.slice(from);
}

function firstOf(text: string, signs: readonly string[], from: number): number {
  for (let at = from; at < text.length; at++) {
    if (signs.includes(text[at] ?? "")) return at;
  }
  return -1;
}

/** Behind the first `]` that is followed by `>`, with or without space between them; -1 where there is none. */
function subsetEnd(text: string, from: number): number {
  const close = /\]\s*(>?)/gu;
  close.lastIndex = from;
  for (let found = close.exec(text); found; found = close.exec(text)) {
    if (found[1] === ">") return close.lastIndex;
  }
  return -1;
}
