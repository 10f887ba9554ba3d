import { pickedAuthorName, parsePickedAuthor, withKind } from "../../../../client/authorities/picker/pickedAuthor";
import { parseAuthorName } from "../../../../server/authorities/names/authorName";

test.each([
  "Andrea Hirata",
  "HIRATA, Andrea",
  "Pramoedya Ananta Toer",
  "Hamka",
  "Budi Santoso, M.Pd.",
  "Dr. Siti Aminah, S.Pd., M.Pd",
  "Martin Luther King Jr.",
  "Tim Redaksi Kompas",
  "Tim Burton",
  "Kementerian Agama RI",
  "BANK, Melissa",
  "PT Pustaka Insan Madani",
  "  Tere   Liye ,",
  "Departemen Pendidikan, Indonesia",
])("“%s” is read as the server reads it", (text) => {
  const { firstName, lastName, kind } = parseAuthorName(text);
  expect(parsePickedAuthor(text)).toEqual({ id: null, firstName, lastName, kind: kind.toUpperCase() });
});

test("a name taken for a person's and back keeps its words", () => {
  const body = withKind(parsePickedAuthor("Sanggar Cahaya Timur"), "ORGANISATION");
  expect(body).toMatchObject({ firstName: "Sanggar Cahaya Timur", lastName: null });
  expect(withKind(body, "PERSON")).toMatchObject({ firstName: "Sanggar Cahaya", lastName: "Timur" });
  expect(pickedAuthorName(body)).toBe("Sanggar Cahaya Timur");
});
