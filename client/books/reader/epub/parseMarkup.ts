import { withoutInternalSubsets } from "./internalSubset";

/** Handlers and styles of elements, which the parser would refuse aloud, one complaint each. */
const REFUSED_ATTRIBUTES = /\s(?:on[a-z]+|style)\s*=\s*(?:"[^"]*"|'[^']*')/giu;
const TAG = /<[a-z][^<>]*>/giu;

/** A chapter as the browser's own parser reads it: nothing of it runs or loads. What is no XML is read as HTML. */
export function parseChapter(text: string): Document {
  const safe = withoutInternalSubsets(text).replace(TAG, (tag) => tag.replace(REFUSED_ATTRIBUTES, ""));
  const parsed = new DOMParser().parseFromString(safe, "application/xhtml+xml");
  return parsed.querySelector("parsererror") ? new DOMParser().parseFromString(safe, "text/html") : parsed;
}

export function parseXml(text: string): Document {
  return new DOMParser().parseFromString(withoutInternalSubsets(text), "application/xml");
}

/** The elements of a local name, whatever their prefix. */
export function elementsOf(root: Document | Element, name: string): Element[] {
  return [...root.getElementsByTagNameNS("*", name)];
}
