import { wrapText } from "../../../../server/platform/pdf/wrapText.js";

/** Every letter is as wide as another. */
const measure = (text: string) => text.length;
const wrapped = (text: string, width: number, mostLines = 20) => wrapText(text, width, mostLines, measure);

describe("A text in a narrow column", () => {
  it("is broken between words, behind strokes and hyphens, or within a word that is too long", () => {
    expect(wrapped("Bumi Manusia dan  Jejak", 12)).toEqual(["Bumi Manusia", "dan Jejak"]);
    expect(wrapped("0001/PERPUS/2026", 12)).toEqual(["0001/PERPUS/", "2026"]);
    expect(wrapped("978-979-3062-79-2", 8)).toEqual(["978-979-", "3062-79-", "2"]);
    expect(wrapped("Perpustakaan kita", 5)).toEqual(["Perpu", "staka", "an", "kita"]);
    expect(wrapped("Atlas", 5)).toEqual(["Atlas"]);
  });

  it("never is wider than the column, and ends in an ellipsis where it is too long", () => {
    const text = "Ilmu Pengetahuan Alam dan Sosial untuk Sekolah Menengah Pertama ".repeat(10);
    for (const width of [3, 7, 12, 40]) {
      const lines = wrapped(text, width, 4);
      expect(lines).toHaveLength(4);
      expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width);
      expect(lines.at(-1)).toMatch(/…$/u);
    }
  });
});
