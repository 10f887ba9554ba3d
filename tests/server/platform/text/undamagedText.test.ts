import { plainDigits } from "../../../../server/platform/text/digits.js";
import { withoutEntities, withoutMojibake } from "../../../../server/platform/text/undamagedText.js";
import { fc } from "../../../support/fastCheck.js";

/** Titles of several scripts, with the letters and marks that wrong programs break. */
const text = fc
  .array(
    fc.constantFrom(
      "Café",
      "García",
      "Jum’at",
      "“Kata”",
      "Padi",
      "القرآن",
      "红楼梦",
      "naïve",
      "— 7",
      "Ærø",
      "Šibenik",
      " ",
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((words) => words.join(" "));

/** As a program reads UTF-8 that it takes for another encoding. */
function misread(whole: string, encoding: string): string {
  return [...Buffer.from(whole)]
    .map((byte) => new TextDecoder(encoding).decode(Uint8Array.of(byte), { stream: true }))
    .join("");
}

describe("A text that programs have misread", () => {
  it.each(["windows-1252", "macintosh"])("as %s once, twice or three times is as it was written", (encoding) => {
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 3 }), (written, times) => {
        let damaged = written;
        for (let time = 0; time < times; time += 1) {
          damaged = misread(damaged, encoding);
        }
        expect(withoutMojibake(damaged)).toBe(written);
      }),
    );
  });

  it("stays as it is once it is mended", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (any) => {
        const mended = withoutMojibake(any);
        expect(withoutMojibake(mended)).toBe(mended);
      }),
    );
  });

  it("has its letters for entities, and keeps a bare &", () => {
    const entityOf = (letter: string) =>
      fc.constantFrom(letter, `&#${letter.codePointAt(0)};`, `&amp;#${letter.codePointAt(0)};`);
    const encodedText = fc
      .array(fc.constantFrom("é", "ñ", "“", "س", "a", " & ", "R&D "), { maxLength: 8 })
      .chain((letters) =>
        fc
          .tuple(...letters.map((letter) => (letter.includes("&") ? fc.constant(letter) : entityOf(letter))))
          .map((parts) => [letters.join(""), parts.join("")] as const),
      );
    fc.assert(
      fc.property(encodedText, ([plain, encoded]) => {
        expect(withoutEntities(encoded)).toBe(plain);
      }),
    );
  });
});

describe("A digit", () => {
  it("is a digit in every script", () => {
    const zeros = Array.from("0٠۰०০๐０𝟎𝟘𝟢𝟬𝟶꧐᭐");
    for (const zero of zeros) {
      const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + value));
      expect([zero, plainDigits(`a${digits.join("")} b`)]).toEqual([zero, "a0123456789 b"]);
    }
    expect(plainDigits("½ ² XII ①")).toBe("½ ² XII ①");
  });
});
