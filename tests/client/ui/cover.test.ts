import { coverTone } from "../../../client/ui/cover/coverTone";
import { hyphenate } from "../../../client/ui/cover/hyphenate";
import { shortTitle } from "../../../client/ui/cover/TypographicCover";

test("a category always has the same tone, and the usual ones differ", () => {
  expect(coverTone("Fiksi")).toEqual(coverTone("fiksi"));
  const usual = ["Fiksi", "Agama", "Buku Pelajaran", "Sejarah", "Anak", "Biografi", "Filsafat", "Sains"];
  expect(new Set(usual.map((name) => coverTone(name).background)).size).toBe(8);
});

test("long words may break between syllables, short ones never", () => {
  const visible = (text: string) => hyphenate(text, 11).replace(/\u00AD/g, "-");
  expect(visible("Laskar Pelangi")).toBe("Laskar Pelangi");
  expect(visible("Pertanggungjawaban")).toBe("Per-tang-gung-ja-wa-ban");
  expect(visible("Keanekaragaman")).toBe("Kea-ne-ka-ra-ga-man");
});

test("a title too long for a cover ends behind a whole word", () => {
  expect(shortTitle("Laskar Pelangi")).toBe("Laskar Pelangi");
  const long = "Sejarah Perkembangan Pendidikan di Nusantara: Sebuah Kajian atas Sumber-sumber Lama";
  expect(shortTitle(long)).toBe("Sejarah Perkembangan Pendidikan di Nusantara: Sebuah Kajian atas…");
  expect(shortTitle("x".repeat(100))).toBe(`${"x".repeat(72)}…`);
});
