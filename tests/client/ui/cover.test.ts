import { readFileSync } from "node:fs";
import { coverFace } from "../../../client/ui/cover/coverFace";
import { coverTone } from "../../../client/ui/cover/coverTone";
import { hyphenate } from "../../../client/ui/cover/hyphenate";
import { coverFace as sharedFace } from "../../../server/books/sharing/coverFace";
import { shortTitle, titleSize } from "../../../client/ui/cover/TypographicCover";

const stylesheet = readFileSync("client/app/styles/covers.css", "utf8");

test("a category always has the same tone, and the usual ones differ", () => {
  expect(coverTone("Fiksi")).toEqual(coverTone("fiksi"));
  const usual = ["Fiksi", "Agama", "Buku Pelajaran", "Sejarah", "Anak", "Biografi", "Filsafat", "Sains"];
  expect(new Set(usual.map((name) => coverTone(name).background)).size).toBe(8);
});

test("a slug chooses one of 192 faces for ever, and all of them are used", () => {
  expect(coverFace("laskar-pelangi")).toBe("cover-tone-1 pattern-tambal cover-band");
  expect(coverFace("ayah")).toBe("cover-tone-8 pattern-sekar-jagad cover-label");
  expect(coverFace("edensor")).toBe("cover-tone-4 pattern-parang cover-field");
  const faces = new Set(Array.from({ length: 3_000 }, (_, number) => coverFace(`buku-${number}`)));
  expect(faces.size).toBe(192);
  // The stylesheet knows each of them.
  for (const name of new Set([...faces].flatMap((face) => face.split(" ")))) expect(stylesheet).toContain(`.${name}`);
});

test("the server draws the same faces for pictures that are shared", () => {
  for (const slug of ["laskar-pelangi", "ayah", "edensor", "sitti-nurbaya", "anak-semua-bangsa-2"]) {
    const { tone, pattern, layout } = sharedFace(slug);
    const [shownTone, ...shown] = coverFace(slug).split(" ");
    expect(shown).toEqual([`pattern-${pattern}`, `cover-${layout}`]);
    expect(stylesheet).toContain(`.${shownTone ?? ""} {\n    --tone: ${tone};`);
  }
});

test("a title is as large as its length and its longest word let it be", () => {
  const sizes = ["O", "1984", "Laskar Pelangi", "Layar Terkembang", "Pendidikan Kewarganegaraan Kelas XII"].map(
    titleSize,
  );
  expect(sizes.map((size) => size.replace("cover-title-", ""))).toEqual(["letter", "word", "large", "medium", "small"]);
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
  expect(shortTitle(long)).toBe("Sejarah Perkembangan Pendidikan di Nusantara: Sebuah Kajian…");
  expect(shortTitle("x".repeat(100))).toBe(`${"x".repeat(64)}…`);
});
