import { citation } from "../../../client/bookDetail/citation";

type CitedBook = Parameters<typeof citation>[0];

const nothingKnown = {
  subtitle: null,
  edition: null,
  publishYear: null,
  publishYearText: null,
  publisher: null,
  authors: [],
  contributors: [],
};

const cite = (fields: Partial<CitedBook>) => {
  const { before, title, after } = citation({ ...nothingKnown, title: "Bumi Manusia", ...fields });
  return before + title + after;
};
const toer = { id: "1", firstName: "Pramoedya Ananta", lastName: "Toer", kind: "PERSON" as const };

test("an author is cited by the last name and initials", () => {
  expect(cite({ authors: [toer], publishYear: 1980, publisher: { id: "p", name: "Hasta Mitra" } })).toBe(
    "Toer, P. A. (1980). Bumi Manusia. Hasta Mitra.",
  );
});

test("who edited it is cited where nobody is known to have written it", () => {
  expect(cite({ authors: [toer], contributors: [{ role: "EDITOR" }], publishYear: 1980 })).toBe(
    "Toer, P. A. (Ed.). (1980). Bumi Manusia.",
  );
  expect(cite({ authors: [toer], contributors: [{ role: "EDITOR" }, { role: "AUTHOR" }], publishYear: 1980 })).toBe(
    "Toer, P. A. (1980). Bumi Manusia.",
  );
});

test("several authors are joined, an organisation keeps its name, an edition is counted", () => {
  const ministry = { id: "2", firstName: "Kementerian Agama", lastName: null, kind: "ORGANISATION" as const };
  expect(cite({ authors: [toer, ministry], subtitle: "Sebuah Roman", publishYear: 2005, edition: "2" })).toBe(
    "Toer, P. A., & Kementerian Agama. (2005). Bumi Manusia: Sebuah Roman (Ed. ke-2).",
  );
});

test("without a year or an author it says so or begins with the title", () => {
  expect(cite({})).toBe("Bumi Manusia. (t.t.).");
  expect(cite({ authors: [toer], publishYearText: "1342 H" })).toBe("Toer, P. A. (1342 H). Bumi Manusia.");
});
