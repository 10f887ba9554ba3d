import { findMatches, type Match } from "./findMatches";

const NAME = "reader-search";

/** The ranges of the matches below an element, whatever elements they run through. */
export function matchRanges(root: Element, words: string): Range[] {
  const nodes: { node: Text; start: number }[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let length = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node: node as Text, start: length });
    length += (node as Text).length;
  }
  return findMatches(root.textContent, words).flatMap(({ start, end }: Match): Range[] => {
    const first = nodes.findLast((text) => text.start <= start);
    const last = nodes.findLast((text) => text.start < end);
    if (!first || !last) return [];
    const range = root.ownerDocument.createRange();
    range.setStart(first.node, start - first.start);
    range.setEnd(last.node, end - last.start);
    return [range];
  });
}

/** Marks ranges without changing the document; a browser that cannot shows the page all the same. */
export function markRanges(view: Window & typeof globalThis, ranges: readonly Range[]): void {
  if (!("Highlight" in view)) return;
  if (ranges.length === 0) view.CSS.highlights.delete(NAME);
  else view.CSS.highlights.set(NAME, new view.Highlight(...ranges));
}
