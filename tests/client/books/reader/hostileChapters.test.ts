import { isHarmless, plainSelectors } from "../../../../client/books/reader/epub/bookStyles";
import { withoutInternalSubsets } from "../../../../client/books/reader/epub/internalSubset";
import { parseChapter } from "../../../../client/books/reader/epub/parseMarkup";
import { textDirection } from "../../../../client/books/reader/epub/textDirection";
import { findMatches } from "../../../../client/books/reader/search/findMatches";
import { measureCpuMs } from "../../../support/measureCpuMs";

/** A megabyte of what makes a careless parser look at every place from every place. */
const repeated = (text: string) => text.repeat(Math.ceil(1_000_000 / text.length));
/** What is quadratic takes minutes. */
const MOST_MS = 1_000;

test.each([
  ["declarations that never end", repeated("<!DOCTYPE[")],
  ["declarations that never begin", repeated("<!DOCTYPE ")],
  ["a declaration whose end is never closed", `<!DOCTYPE a [${repeated("] ")}`],
  ["a declaration with one long gap", `<!DOCTYPE a [${repeated("]")}${repeated(" ")}`],
  ["declarations that end", repeated("<!DOCTYPE a []>")],
])("%s of one megabyte are passed over at once", async (_what, text) => {
  expect(await measureCpuMs(async () => Promise.resolve(withoutInternalSubsets(text)))).toBeLessThan(MOST_MS);
});

test.each([
  ["blocks that never end", repeated("a{"), false],
  ["brackets of a selector", repeated(":is("), false],
  ["rules within rules", repeated("&{a{color:red}"), false],
  ["a selector that never ends", `${repeated("b+b ")}{color:red}`, false],
  ["blocks that end", repeated("a{margin:0}"), true],
  ["a font within the sheet", `@font-face{src:url(data:font/woff;base64,${repeated("QUFB")})}`, true],
  ["closing brackets", repeated("}"), true],
])("of %s of one megabyte is known at once whether a browser reads them", async (_what, text, expected) => {
  let known: boolean | undefined;
  const took = await measureCpuMs(async () => Promise.resolve((known = isHarmless(text))));
  expect(known).toBe(expected);
  expect(took).toBeLessThan(MOST_MS);
});

test.each([
  ["p, .indent, h1.title, #a", ["p", ".indent", "h1.title", "#a"]],
  ["div.poem p.line + p.line, ul > li:first-child", ["div.poem p.line + p.line", "ul > li:first-child"]],
  ["p::first-letter, *", ["p::first-letter", "*"]],
  // Each of these has a browser look at every element from every element.
  ["b ~ b, b:has(i), :nth-last-child(2n+1 of b), b, a b c b, :is(b)", ["b"]],
  ["b:not(.a), [title]", []],
])("of the selectors %s are taken %j", (selectors, expected) => {
  expect(plainSelectors(selectors)).toEqual(expected);
});

test.each([repeated("b "), repeated("b > "), repeated(".a"), repeated("a,"), repeated("-")])(
  "a selector as long as they are taken is decided at once",
  async (text) => {
    const longest = text.slice(0, 10_000);
    expect(await measureCpuMs(async () => Promise.resolve(plainSelectors(longest)))).toBeLessThan(MOST_MS);
  },
);

test("a search of one megabyte of the same letter ends at once", async () => {
  const text = repeated("a ");
  expect(await measureCpuMs(async () => Promise.resolve(findMatches(text, "a a a a b")))).toBeLessThan(MOST_MS);
});

test.each([
  ["<!DOCTYPE html><p>a</p>", "<!DOCTYPE html><p>a</p>"],
  ['<?xml version="1.0"?><!doctype html [<!ENTITY a "b">] ><p/>', '<?xml version="1.0"?><p/>'],
  ['<!-- <!DOCTYPE x [ ]> --><!DOCTYPE html [<!ENTITY a "]">]><p/>', "<!--  --><p/>"],
  ['<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "x.dtd"><p>&nbsp;</p>', undefined],
  ["<!DOCTYPE html [ <!ENTITY a", undefined],
  ["İ<!DOCTYPE html [ ]><p/>", "İ<p/>"],
])("of %s the declarations of its own go", (text, expected) => {
  expect(withoutInternalSubsets(text)).toBe(expected ?? text);
});

const ARABIC = "إنما الأعمال بالنيات";
test.each([
  [
    "an Arabic chapter that says so",
    `<html xmlns="http://www.w3.org/1999/xhtml" dir="rtl"><body><p>1</p></body></html>`,
    "rtl",
  ],
  ["a body that says so", `<html xmlns="http://www.w3.org/1999/xhtml"><body dir="RTL"><p>1</p></body></html>`, "rtl"],
  [
    "an Arabic chapter that says nothing",
    `<html xmlns="http://www.w3.org/1999/xhtml"><body><p>${ARABIC}</p></body></html>`,
    "rtl",
  ],
  [
    "an Indonesian one that begins in Arabic",
    `<html xmlns="http://www.w3.org/1999/xhtml"><body><p>${ARABIC}</p><p>Sesungguhnya setiap amal bergantung niatnya.</p></body></html>`,
    "ltr",
  ],
  [
    "an Arabic one that says otherwise",
    `<html xmlns="http://www.w3.org/1999/xhtml" dir="ltr"><body><p>${ARABIC}</p></body></html>`,
    "ltr",
  ],
  ["an empty one", `<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>`, "ltr"],
])("%s runs its own way", (_what, chapter, direction) => {
  expect(textDirection(parseChapter(chapter))).toBe(direction);
});
