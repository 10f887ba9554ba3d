import { findMatches, type Match } from "./findMatches";

const NAME = "reader-search";

/** The ranges of the matches below an element, whatever elements they run through. */
export function matchRanges(root: Element, words: string): Range[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let node = walker.nextNode();
  let nodeStart = 0;
  /** Matches follow each other, so that each text is walked over once. */
  const advanceTo = (place: number) => {
    while (node && nodeStart + (node as Text).length < place) {
      nodeStart += (node as Text).length;
      node = walker.nextNode();
    }
    return node;
  };
  return findMatches(root.textContent, words).flatMap(({ start, end }: Match): Range[] => {
    const range = root.ownerDocument.createRange();
    // The letter itself, and not the end of the text before it.
    const first = advanceTo(start + 1);
    if (!first) return [];
    range.setStart(first, start - nodeStart);
    const last = advanceTo(end);
    if (!last) return [];
    range.setEnd(last, end - nodeStart);
    return [range];
  });
}

/** Marks ranges without changing the document; a browser that cannot shows the page all the same. */
export function markRanges(view: Window & typeof globalThis, ranges: readonly Range[]): void {
  if (!("Highlight" in view)) return;
  if (ranges.length === 0) view.CSS.highlights.delete(NAME);
  else view.CSS.highlights.set(NAME, new view.Highlight(...ranges));
}
