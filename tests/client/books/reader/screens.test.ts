import type { Chapter } from "../../../../client/books/reader/epub/openEpub";
import { placeBeside, positionOf, screenAt } from "../../../../client/books/reader/epub/screens";

const chapters = [
  { path: "satu.xhtml", start: 0, pages: 12 },
  { path: "dua.xhtml", start: 12, pages: 1 },
  { path: "tiga.xhtml", start: 13, pages: 7 },
];
const [first, second, third] = chapters as [Chapter, Chapter, Chapter];

test("turned back over its beginning, a chapter leads to the last screen of the one before, and on to the first of the next", () => {
  for (const [from, before] of [
    [second, first],
    [third, second],
  ] as const) {
    const place = placeBeside({ chapters }, from, -1);
    const position = place?.position ?? -1;
    expect(position).toBeGreaterThanOrEqual(before.start);
    expect(position).toBeLessThan(from.start);
    for (const screens of [1, 2, 19, 300]) expect(screenAt(before, position, screens)).toBe(screens - 1);
  }
  expect(placeBeside({ chapters }, first, 1)).toEqual({ position: second.start });
  expect([placeBeside({ chapters }, first, -1), placeBeside({ chapters }, third, 1)]).toEqual([null, null]);
});

test("what is reported of each screen of a chapter comes back to that screen", () => {
  for (const chapter of chapters) {
    for (const screens of [1, 3, 7, 49, 300]) {
      const all = Array.from({ length: screens }, (_, screen) => screen);
      expect(all.map((screen) => screenAt(chapter, positionOf(chapter, screen, screens), screens))).toEqual(all);
    }
  }
});
