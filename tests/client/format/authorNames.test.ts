import { authorName } from "../../../client/format/authorNames";
import { titleCaseName } from "../../../client/format/titleCaseName";

test.each([
  [{ firstName: "Andrea", lastName: "Hirata" }, "Andrea Hirata"],
  [{ firstName: "Andrea", lastName: "HIRATA" }, "Andrea Hirata"],
  [{ firstName: "ANDREA", lastName: "HIRATA" }, "Andrea Hirata"],
  [{ firstName: "Andrea.", lastName: "HIRATA" }, "Andrea Hirata"],
  [{ firstName: "HIRATA, Andrea", lastName: null }, "Andrea Hirata"],
  [{ firstName: "KUNTOWIJOYO", lastName: null }, "Kuntowijoyo"],
  [{ firstName: "HAMKA", lastName: null }, "Hamka"],
  [{ firstName: "Imam", lastName: "AL-BUKHARI" }, "Imam Al-Bukhari"],
  [{ firstName: "Jalal Muhammad", lastName: "SYAFI'I" }, "Jalal Muhammad Syafi'i"],
  [{ firstName: "Emha Ainun", lastName: "NADJIB" }, "Emha Ainun Nadjib"],
  [{ firstName: "Mitsuo", lastName: "Nakamura" }, "Mitsuo Nakamura"],
  [{ firstName: "Felix Y.", lastName: "J.R." }, "Felix Y. J.R."],
  [{ firstName: "W.S.", lastName: "RENDRA" }, "W.S. Rendra"],
  [{ firstName: "DR. BUDI", lastName: "SANTOSO, M.PD." }, "Dr. Budi Santoso, M.Pd."],
  [{ firstName: "Budi", lastName: "SANTOSO, S.H., M.M." }, "Budi Santoso, S.H., M.M."],
  [{ firstName: "KH Abdurrahman", lastName: "WAHID" }, "KH Abdurrahman Wahid"],
  [{ firstName: "HAMENGKUBUWONO", lastName: "IX" }, "Hamengkubuwono IX"],
  [{ firstName: "René", lastName: "DÉSCARTES" }, "René Déscartes"],
  [{ firstName: "UNESCO", lastName: null }, "UNESCO"],
  [{ firstName: "Tim BPS", lastName: "RI", kind: "ORGANISATION" as const }, "Tim BPS RI"],
  [{ firstName: "KEMENTERIAN AGAMA RI", lastName: null, kind: "ORGANISATION" as const }, "KEMENTERIAN AGAMA RI"],
])("%j is read as %s", (name, read) => {
  expect(authorName(name)).toBe(read);
});

describe("Whatever the name", () => {
  const WORDS = [
    "ANDREA",
    "Hirata",
    "W.S.",
    "M.PD.",
    "de",
    "AL-GHAZALI",
    "IX",
    "KH",
    "SYAFI'I",
    "Ma'ruf",
    "ÉMILE",
    "S.H.",
  ];
  const names = WORDS.flatMap((first) =>
    WORDS.flatMap((second) => WORDS.map((third) => `${first} ${second}, ${third}`)),
  );

  test("its letters stay, in their order", () => {
    expect(names.map((name) => titleCaseName(name).toLowerCase())).toEqual(names.map((name) => name.toLowerCase()));
  });

  test("what is read once is read so again", () => {
    expect(names.map((name) => titleCaseName(titleCaseName(name)))).toEqual(names.map(titleCaseName));
  });

  test("each word is read alike wherever it stands, and one with small letters stays as it is", () => {
    for (const name of names) {
      const words = name.split(/,? /);
      expect(titleCaseName(name).split(/,? /)).toEqual(words.map(titleCaseName));
      const mixed = words.filter((word) => word !== word.toUpperCase());
      expect(mixed.map(titleCaseName)).toEqual(mixed);
    }
  });
});
