import { fc } from "../../support/fastCheck";

import {
  applied,
  cycleHeading,
  insertLink,
  insertParagraph,
  type MarkdownEdit,
  pictureMarkdown,
  toggleBold,
  toggleItalic,
  toggleList,
  toggleQuote,
} from "../../../client/blogs/admin/editor/markdownEdits";

/** `|` stands at both ends of what is selected, or once for the caret. */
function parse(marked: string) {
  const [before = "", inside = "", after] = marked.split("|");
  return after === undefined
    ? { text: before + inside, start: before.length, end: before.length }
    : { text: before + inside + after, start: before.length, end: before.length + inside.length };
}

function edited(marked: string, edit: MarkdownEdit): string {
  const selected = parse(marked);
  const { text, start, end } = applied(selected, edit(selected));
  const caret = start === end ? "|" : `|${text.slice(start, end)}|`;
  return text.slice(0, start) + caret + text.slice(end);
}

test.each<[string, string, MarkdownEdit, string]>([
  ["a word", "ke |pekan buku| kita", toggleBold, "ke **|pekan buku|** kita"],
  ["nothing", "ke | kita", toggleBold, "ke **|teks tebal|** kita"],
  ["a word with its spaces", "ke| pekan |kita", toggleItalic, "ke *|pekan|* kita"],
  ["what is bold within", "ke |**pekan**| kita", toggleBold, "ke |pekan| kita"],
  ["what is bold around", "ke **|pekan|** kita", toggleBold, "ke |pekan| kita"],
  ["what is bold, to be italic as well", "ke **|pekan|** kita", toggleItalic, "ke ***|pekan|*** kita"],
  ["what is both, to be bold alone", "ke ***|pekan|*** kita", toggleItalic, "ke **|pekan|** kita"],
  ["lines", "a\n|b\n\nc|\nd", toggleList, "a\n|- b\n\n- c|\nd"],
  ["lines that are a list", "|- b\n- c|", toggleList, "|b\nc|"],
  ["a line in which the caret stands", "ab|c", toggleQuote, "> ab|c"],
  ["lines up to the next one's beginning", "|a\n|b", toggleQuote, "|> a|\nb"],
  ["a heading", "Bu|ka", cycleHeading, "## Bu|ka"],
  ["a smaller heading", "## Bu|ka", cycleHeading, "### Bu|ka"],
  ["no heading again", "### Bu|ka", cycleHeading, "Bu|ka"],
  ["words that lead somewhere", "lihat |katalog|", insertLink, "lihat [katalog](|https://|)"],
  ["an address", "|https://perpusnas.go.id|", insertLink, "[|teks tautan|](https://perpusnas.go.id)"],
  ["no words yet", "lihat |", insertLink, "lihat [|teks tautan|](https://)"],
  ["a picture behind a sentence", "Satu.|", insertParagraph("![a](b)"), "Satu.\n\n![a](b)\n\n|"],
  ["a picture at the beginning", "|Satu.", insertParagraph("![a](b)"), "![a](b)\n\n|Satu."],
  ["a picture between paragraphs", "Satu.\n\n|\n\nDua.", insertParagraph("![a](b)"), "Satu.\n\n![a](b)\n\n|Dua."],
])("the button takes %s", (_what, marked, edit, expected) => expect(edited(marked, edit)).toBe(expected));

test("what describes a picture does not end it early", () =>
  expect(pictureMarkdown(" Rak [baru]\n\\ di aula ", "/a.webp")).toBe("![Rak \\[baru\\] \\\\ di aula](/a.webp)"));

const selected = fc
  .tuple(fc.string({ unit: fc.constantFrom("a", " ", "\n", "*", "#", ">", "-", "é") }), fc.nat(), fc.nat())
  .map(([text, one, other]) => {
    const [start, end] = [one % (text.length + 1), other % (text.length + 1)];
    return { text, start: Math.min(start, end), end: Math.max(start, end) };
  });

test("an edit changes nothing outside of its place, and selects within the text", () => {
  const picture = insertParagraph("x");
  const edits = [toggleBold, toggleItalic, toggleList, toggleQuote, cycleHeading, insertLink, picture];
  fc.assert(
    fc.property(selected, fc.constantFrom(...edits), (given, edit) => {
      const result = edit(given);
      const after = applied(given, result);
      expect(result.from).toBeGreaterThanOrEqual(0);
      expect(result.to).toBeLessThanOrEqual(given.text.length);
      expect(result.from).toBeLessThanOrEqual(result.to);
      expect(after.start).toBeGreaterThanOrEqual(0);
      expect(after.start).toBeLessThanOrEqual(after.end);
      expect(after.end).toBeLessThanOrEqual(after.text.length);
      // What was selected a picture replaces; otherwise no letter is lost.
      const letters = (text: string) => text.replace(/[^aé]/gu, "").length;
      const kept = edit === picture ? given.text.slice(0, given.start) + given.text.slice(given.end) : given.text;
      expect(letters(after.text)).toBeGreaterThanOrEqual(letters(kept));
    }),
  );
});

test("bold, asked for twice, is as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "b", "é"), minLength: 1 }), (word) => {
      const given = { text: `x ${word} y`, start: 2, end: 2 + word.length };
      const once = applied(given, toggleBold(given));
      expect(applied(once, toggleBold(once))).toEqual(given);
    }),
  );
});
