import { parseAuthorNames } from "../../../../server/authorities/names/authorCell.js";
import { authorKey, fullName, parseAuthorName } from "../../../../server/authorities/names/authorName.js";

import { withRole } from "../../../../server/authorities/names/creditedName.js";

const person = (firstName: string, lastName: string | null = null) => ({ firstName, lastName, kind: "person" });

describe("An author's name", () => {
  it.each([
    ["Rara Kusuma", person("Rara", "Kusuma")],
    ["Dewi Sri Lestari", person("Dewi Sri", "Lestari")],
    ["WIJAYA, Arya", person("Arya", "WIJAYA")],
    ["WIJAYA, Arya.", person("Arya", "WIJAYA")],
    ["SANTOSO, Bima J.", person("Bima J.", "SANTOSO")],
    ["PUTRA, G.H.", person("G.H.", "PUTRA")],
    ["Sukarsih", person("Sukarsih")],
    ["  Rara \n  Kusuma , ", person("Rara", "Kusuma")],
    ["Bima Santoso, M.Pd.", person("Bima", "Santoso, M.Pd.")],
    ["FADIL, dkk.", person("FADIL, dkk.")],
    ["Arthur Jones III", person("Arthur", "Jones III")],
    ["BANK, Melati", person("Melati", "BANK")],
    ["Tim Harwood", person("Tim", "Harwood")],
  ])("%j is split where people split it", (typed, name) => {
    expect(parseAuthorName(typed)).toEqual(name);
  });

  it.each([
    "Tim Redaksi",
    "Tim Penyusun Kamus",
    "Kementerian Agama RI",
    "Departemen Pendidikan, Direktorat Sejarah",
    "Universitas Nusantara",
    "Yayasan Padi Emas",
    "PT Cahaya Timur",
    "Tim ABCD",
    "Institute of Maps",
    "Kompas Senja, Tim Redaksi",
  ])("%j is a body and stays whole", (typed) => {
    expect(parseAuthorName(typed)).toEqual({ firstName: typed, lastName: null, kind: "organisation" });
  });

  it.each([
    ["John McGlynn (penerjemah)", "McGlynn", "translator"],
    ["McGLYNN, John (Penerjemah).", "McGLYNN", "translator"],
    ["Rara Kusuma [ed.]", "Kusuma", "editor"],
    ["Rara Kusuma (Eds.)", "Kusuma", "editor"],
    ["Penyunting: Rara Kusuma", "Kusuma", "editor"],
    ["alih bahasa : Rara Kusuma", "Kusuma", "translator"],
    ["Bima Santoso, M.Pd. (ilustrator)", "Santoso, M.Pd.", "illustrator"],
    ["Bima Santoso (penyusun)", "Santoso", "contributor"],
    ["Bima Santoso (penulis)", "Santoso", undefined],
    // What is no word for a part belongs to the name.
    ["Rara Kusuma (1945-)", "(1945-)", undefined],
    ["Editor Kusuma", "Kusuma", undefined],
    ["(editor)", null, undefined],
  ])("%j says what its bearer did for the title", (typed, lastName, role) => {
    const name = parseAuthorName(typed);
    expect([name.lastName, name.role]).toEqual([lastName, role]);
    // What files of ours write is read as it was.
    expect(parseAuthorName(withRole(fullName(name), name.role))).toEqual(name);
  });

  it("has one key for both of its orders, whatever the capitals and accents", () => {
    expect(authorKey(parseAuthorName("WIJAYÁ, Arya."))).toBe(authorKey(parseAuthorName("Arya Wijaya")));
  });
});

describe("A cell of several authors", () => {
  it.each([
    ["Rara Kusuma; Arya Wijaya", ["Rara Kusuma", "Arya Wijaya"]],
    ["WIJAYA, Arya | KUSUMA, Rara", ["Arya WIJAYA", "Rara KUSUMA"]],
    ["<WIJAYA, Arya.><Pustaka>", ["Arya WIJAYA", "Pustaka"]],
    ["Rara Kusuma, Arya Wijaya", ["Rara Kusuma", "Arya Wijaya"]],
    ["WIJAYA, Arya", ["Arya WIJAYA"]],
    ["Wijaya, Arya Bima", ["Arya Bima Wijaya"]],
    ["WIJAYA, Arya, KUSUMA, Rara", ["Arya WIJAYA", "Rara KUSUMA"]],
    ["Al Fadil, Imam", ["Imam Al Fadil"]],
    ["Rara Kusuma, Sukarsih", ["Rara Kusuma", "Sukarsih"]],
    ["Bima Santoso, M.Pd., Siti Aminah, S.Pd.", ["Bima Santoso, M.Pd.", "Siti Aminah, S.Pd."]],
    ["Pusat Bahasa, Departemen Pendidikan Nasional", ["Pusat Bahasa, Departemen Pendidikan Nasional"]],
    ["Rara Kusuma; rara kusuma", ["rara kusuma"]],
  ])("%j holds %j", (cell, names) => {
    expect(parseAuthorNames(cell).map(fullName)).toEqual(names);
  });

  it("is cut at every comma where the file says that commas separate", () => {
    expect(parseAuthorNames("Homerus, Arya Wijaya", "separate").map(fullName)).toEqual(["Homerus", "Arya Wijaya"]);
  });
});
