import { excerptOf, findMatches } from "../../../../client/books/reader/search/findMatches";
import { matchRanges } from "../../../../client/books/reader/search/highlightMatches";
import { keepPlace, readPlace } from "../../../../client/books/reader/readingPlace";
import { clearPrivateData } from "../../../../client/session/clearPrivateData";
import { readSettings, saveSettings, stepped, ZOOM } from "../../../../client/books/reader/readerSettings";

test("words are found in either case, across ends of lines, and as they stand", () => {
  const text = "Kancil mencuri\n timun. KANCIL (mencuri) timun? kancilmencuri";
  const found = (words: string) => findMatches(text, words).map(({ start, end }) => text.slice(start, end));
  expect(found("kancil mencuri")).toEqual(["Kancil mencuri", "kancilmencuri"]);
  expect(found("mencuri timun")).toEqual(["mencuri\n timun"]);
  expect(found("(mencuri) timun?")).toEqual(["(mencuri) timun?"]);
  expect(found("  ")).toEqual([]);
});

test("a match is shown with what stands around it", () => {
  const text = `${"awal ".repeat(20)}kancil\nkecil${" akhir".repeat(20)}`;
  const [match] = findMatches(text, "kancil");
  const { before, match: shown, after } = excerptOf(text, match ?? { start: 0, end: 0 });
  expect([before.startsWith("…"), shown, after.startsWith(" kecil akhir"), after.endsWith("…")]).toEqual([
    true,
    "kancil",
    true,
    true,
  ]);
});

test("matches are marked through the elements that they run through", () => {
  document.body.innerHTML = "<p>Si <b>kan</b>cil dan <i>kancil</i></p>";
  expect(matchRanges(document.body, "kancil").map(String)).toEqual(["kancil", "kancil"]);
});

test("each file has its place, until the logout", async () => {
  keepPlace("/static/files/a/a.pdf", 4);
  keepPlace("/static/files/b/b.epub", 2.5);
  keepPlace("/static/files/a/a.pdf", 7);
  expect([readPlace("/static/files/a/a.pdf"), readPlace("/static/files/b/b.epub"), readPlace("/lain")]).toEqual([
    7, 2.5, 0,
  ]);
  await clearPrivateData();
  expect(readPlace("/static/files/a/a.pdf")).toBe(0);
});

test("what stands in the browser's storage may be anything", () => {
  localStorage.setItem("reader-settings", '{"zoom":99,"textSize":"x","tone":"ungu"}');
  localStorage.setItem(
    "aksara:draft:reading-places",
    '[1,{"file":"/a","position":-1},null,{"file":"/b","position":3}]',
  );
  expect(readSettings()).toEqual({ zoom: 1, textSize: 1, tone: null });
  expect([readPlace("/a"), readPlace("/b")]).toEqual([0, 3]);
  localStorage.setItem("reader-settings", "{");
  expect(readSettings().zoom).toBe(1);
  saveSettings({ zoom: stepped(ZOOM.max, 1, ZOOM), textSize: 1.3, tone: "sepia" });
  expect(readSettings()).toEqual({ zoom: ZOOM.max, textSize: 1.3, tone: "sepia" });
});
