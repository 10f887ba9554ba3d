import { classificationSortKey } from "../../../../server/authorities/names/classificationSortKey.js";
import { branchesOf, type ClassBranch, topLevelBranches } from "../../../../server/authorities/tree/classTree.js";

const CODES = [
  "000",
  "005.13",
  "5.13",
  "200",
  "297.1",
  "2X",
  "2X4",
  "2x4.1",
  "2X4.122 9",
  "2X41",
  "2X9.8",
  "800",
  "813",
  "813.54",
  "813.54 HIR",
  "899.221",
  "Sejarah",
  "sejarah lokal",
];
/** Each class has as many books as its place in the list says, so that every sum is told apart. */
const rows = CODES.map((code, index) => ({
  id: index + 1,
  code,
  name: null,
  booksCount: index + 1,
  sortKey: classificationSortKey(code),
}));
const booksOf = (...codes: string[]) => codes.reduce((sum, code) => sum + CODES.indexOf(code) + 1, 0);
const reported = (branches: ClassBranch[]) =>
  branches.map(({ key, code, booksCount, classesCount, hasBranches }) => [
    key,
    code,
    booksCount,
    classesCount,
    hasBranches,
  ]);

describe("The tree of the classes", () => {
  it("has Islam beside religion, and every book once", () => {
    const branches = topLevelBranches(rows);
    expect(branches.map(({ code }) => code)).toEqual([
      "000",
      "100",
      "200",
      "2X",
      "300",
      "400",
      "500",
      "600",
      "700",
      "800",
      "900",
      "–",
    ]);
    expect(branches.reduce((sum, { booksCount }) => sum + booksCount, 0)).toBe(booksOf(...CODES));
    expect(branches.find(({ code }) => code === "200")).toMatchObject({
      name: "Agama",
      booksCount: booksOf("200", "297.1"),
      hasBranches: true,
    });
    expect(branches.find(({ code }) => code === "2X")).toMatchObject({ name: "Islam", classesCount: 6 });
    expect(branches.find(({ code }) => code === "100")).toMatchObject({
      booksCount: 0,
      hasBranches: false,
      classifications: [],
    });
  });

  it("opens 2X into its ten classes, with the library's own below them", () => {
    const islam = branchesOf("2X", rows);
    expect(islam.map(({ code }) => code)).toEqual([
      "2X0",
      "2X1",
      "2X2",
      "2X3",
      "2X4",
      "2X5",
      "2X6",
      "2X7",
      "2X8",
      "2X9",
    ]);
    expect(islam[4]).toMatchObject({
      name: "Fikih",
      booksCount: booksOf("2X4", "2x4.1", "2X4.122 9", "2X41"),
      classifications: [{ code: "2X4" }],
    });
    expect(reported(branchesOf("2X4", rows))).toEqual([
      ["2X41", "2x4.1", booksOf("2x4.1", "2X41", "2X4.122 9"), 3, true],
    ]);
    expect(branchesOf("2X4", rows)[0]?.classifications.map(({ code }) => code)).toEqual(["2x4.1", "2X41"]);
    expect(reported(branchesOf("2X41", rows))).toEqual([["2X41229", "2X4.122 9", booksOf("2X4.122 9"), 1, false]]);
  });

  it("nests the library's codes by their beginnings, wherever dots, spaces and the author's letters stand", () => {
    expect(reported(branchesOf("8", rows))).toEqual([
      ["813", "813", booksOf("813", "813.54", "813.54 HIR"), 3, true],
      ["899221", "899.221", booksOf("899.221"), 1, false],
    ]);
    expect(reported(branchesOf("813", rows))).toEqual([["81354", "813.54", booksOf("813.54", "813.54 HIR"), 2, true]]);
    expect(reported(branchesOf("81354", rows))).toEqual([["81354 hir", "813.54 HIR", booksOf("813.54 HIR"), 1, false]]);
    expect(branchesOf("0", rows)[0]?.classifications.map(({ code }) => code)).toEqual(["005.13", "5.13"]);
    expect(reported(branchesOf("2", rows))).toEqual([["2971", "297.1", booksOf("297.1"), 1, false]]);
  });

  it("keeps codes that are no class beside each other", () => {
    expect(branchesOf("~", rows).map(({ code, hasBranches }) => [code, hasBranches])).toEqual([
      ["Sejarah", false],
      ["sejarah lokal", false],
    ]);
    expect(topLevelBranches(rows.slice(0, 3)).map(({ code }) => code)).not.toContain("–");
  });
});
