import { readFileSync } from "node:fs";
import { coverClasses, neighbouringFaces } from "../../../client/ui/cover/coverClasses";
import { coverTone } from "../../../client/ui/cover/coverTone";
import { hyphenate } from "../../../client/ui/cover/hyphenate";
import { coverFace } from "../../../common/coverFace";
import { COVER_COLOURS } from "../../../server/books/sharing/coverColours";
import { coverTitle, shortTitle } from "../../../client/ui/cover/coverTitle";

const stylesheet = readFileSync("client/app/styles/covers.css", "utf8");

test("a category always has the same tone, and the usual ones differ", () => {
  expect(coverTone("Fiksi")).toEqual(coverTone("fiksi"));
  const usual = ["Fiksi", "Agama", "Buku Pelajaran", "Sejarah", "Anak", "Biografi", "Filsafat", "Sains"];
  expect(new Set(usual.map((name) => coverTone(name).background)).size).toBe(8);
});

test("a slug chooses one of 192 faces for ever, and all of them are used", () => {
  expect(coverClasses("laskar-pelangi")).toBe("cover-tone-1 pattern-tambal cover-band");
  expect(coverClasses("ayah")).toBe("cover-tone-8 pattern-sekar-jagad cover-label");
  expect(coverClasses("edensor")).toBe("cover-tone-4 pattern-parang cover-field");
  const faces = new Set(Array.from({ length: 3_000 }, (_, number) => coverClasses(`buku-${number}`)));
  expect(faces.size).toBe(192);
  // The stylesheet knows each of them.
  for (const name of new Set([...faces].flatMap((face) => face.split(" ")))) expect(stylesheet).toContain(`.${name}`);
});

test("the pictures that are shared have the stylesheet's colours", () => {
  for (const slug of ["laskar-pelangi", "ayah", "edensor", "sitti-nurbaya", "anak-semua-bangsa-2"]) {
    const { tone } = coverFace(slug);
    expect(stylesheet).toContain(`.cover-tone-${tone + 1} {
    --tone: ${COVER_COLOURS[tone] ?? ""};`);
  }
});

test("a title is as large as its length and its longest word let it be", () => {
  const sizes = ["O", "1984", "Laskar Pelangi", "Layar Terkembang", "Pendidikan Kewarganegaraan Kelas XII"].map(
    (title) => coverTitle(title, "cover-band").style.replace("cover-title-", ""),
  );
  expect(sizes).toEqual(["letter", "word", "large", "medium", "small"]);
});

test("a title of one word is set smaller before it is broken, and only between syllables", () => {
  const onLabel = (title: string) => coverTitle(title, "cover-label");
  const shown = (title: string) => onLabel(title).text.replace(/\u00AD/g, "-");
  for (const title of ["Matematika", "Ensiklopedia", "Membumikan", "Kewarganegaraan", "Kewirausahaan", "WWWWWW"]) {
    expect(shown(title)).toBe(title);
  }
  expect(onLabel("Matematika").style).toBe("cover-title-medium");
  expect(onLabel("Ensiklopedia").style).toBe("cover-title-small");
  expect(onLabel("Kewarganegaraan").style).toBe("cover-title-tiny");
  expect(shown("Pertanggungjawaban")).toBe("Per-tang-gung-ja-wa-ban");
  expect(coverTitle("Ensiklopedia", "cover-field").style).toBe("cover-title-medium");
  // Among other words one is broken before all of them become tiny.
  expect(onLabel("Pendidikan Kewarganegaraan Kelas XII").style).toBe("cover-title-small");
  expect(shown("Tenggelamnya Kapal Van der Wijck")).toBe("Tenggelamnya Kapal Van der Wijck");
});

test("no two covers beside or above each other have the same tone and pattern, and none changes when more come", () => {
  const slugs = Array.from({ length: 3_000 }, (_, number) => `buku-${number}`);
  const looks = [...neighbouringFaces(slugs).values()].map((face) => face.replace(/ cover-\w+$/, ""));
  for (let index = 0; index < looks.length; index++) {
    expect(looks.slice(Math.max(0, index - 6), index)).not.toContain(looks[index]);
  }
  const first = neighbouringFaces(slugs.slice(0, 24));
  for (const [slug, face] of first) expect(neighbouringFaces(slugs).get(slug)).toBe(face);
  // It keeps its tone and layout, and a book that nothing is like keeps its whole face.
  for (const [slug, face] of neighbouringFaces(slugs)) {
    expect(face.replace(/pattern-\S+/, "")).toBe(coverClasses(slug).replace(/pattern-\S+/, ""));
  }
  expect(neighbouringFaces(["laskar-pelangi", "ayah"]).get("ayah")).toBe(coverClasses("ayah"));
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
