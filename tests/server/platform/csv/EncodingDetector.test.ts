import { EncodingDetector, type TextEncoding } from "../../../../server/platform/csv/EncodingDetector.js";
import { fc } from "../../../support/fastCheck.js";

/** A text in an encoding of one byte a letter; it has letters of that encoding only. */
function encoded(text: string, encoding: TextEncoding): Buffer {
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [
      new TextDecoder(encoding).decode(Uint8Array.of(byte), { stream: true }),
      byte,
    ]),
  );
  return Buffer.from(
    [...text].map((letter) => {
      const byte = bytes.get(letter);
      if (byte === undefined) throw new Error(`${letter} is not in ${encoding}`);
      return byte;
    }),
  );
}

function detected(...parts: readonly Buffer[]): TextEncoding | null {
  const detector = new EncodingDetector();
  parts.forEach((part) => {
    detector.update(part);
  });
  return detector.finish();
}

const LATIN = [
  "judul;penulis\nCafé Ombak;René\nJum’at – Sabtu;Ani\n",
  "Cien años de soledad;García Márquez\n",
  "“Kata” … — “lagi”\n———\nCafé\n",
  "Œuvres; Žižek, Slavoj; naïve\n",
];
const MAC = [
  "judul;penulis\nCafé Ombak;René\nJum’at;Ani\n",
  "Cien años de soledad;García Márquez; Müller; Françoise\n",
];
const ARABIC = ["judul;pengarang\nتعليم المتعلم;الزرنوجي\n", "Tafsir;tafsir\nتفسير ابن كثير;Ibnu Katsir\n"];

describe("What a file is written in", () => {
  it.each([
    ...LATIN.map((text) => ["windows-1252", text] as const),
    ...MAC.map((text) => ["macintosh", text] as const),
    ...ARABIC.map((text) => ["windows-1256", text] as const),
  ])("is told by its bytes: %s in %j", (encoding, text) => {
    const bytes = encoded(text, encoding);
    expect(detected(bytes)).toBe(encoding);
    // Wherever the parts of an upload end.
    expect(detected(...Array.from(bytes, (byte) => Buffer.from([byte])))).toBe(encoding);
    expect(detected(Buffer.from(text))).toBe("utf-8");
  });

  it("is told of any mixture of rows of one encoding", () => {
    const rowsOf = (texts: readonly string[]) => fc.array(fc.constantFrom("Padi;Ani\n", ...texts), { minLength: 1 });
    for (const [encoding, texts] of [
      ["windows-1252", LATIN],
      ["macintosh", MAC],
      ["windows-1256", ARABIC],
    ] as const) {
      fc.assert(
        fc.property(rowsOf(texts), (rows) => {
          const text = rows.join("");
          const isPlain = /^\p{ASCII}*$/u.test(text);
          expect(detected(encoded(text, encoding))).toBe(isPlain ? "utf-8" : encoding);
        }),
      );
    }
  });

  it("is Windows-1252 where single letters spoil a file in UTF-8: its cells are mended one by one", () => {
    expect(detected(Buffer.from("Café, “Ombak” dan René\n"), Buffer.from([0xe9]))).toBe("windows-1252");
  });

  it("is asked where its letters are of no alphabet that is known here, or contradict each other", () => {
    // Cyrillic in Windows-1251, Chinese in GBK.
    expect(detected(Buffer.from("judul\n"), Buffer.from("cfe5f0e5eaf0e5f1f2eeea20efe0ecffd2fc", "hex"))).toBeNull();
    expect(detected(Buffer.from("judul\n"), Buffer.from("baecc2a5c3cecbf7d2fdb5c4b9cacac2", "hex"))).toBeNull();
    const mixed = [encoded("Café René Múller né\n", "windows-1252"), encoded("Café René Müller né\n", "macintosh")];
    expect(detected(...mixed)).toBeNull();
  });
});
