import { groupCodes, groupCopies } from "../../../client/bookDetail/copies/copyGroups";

const copy = (
  itemCode: string,
  ownCallNumber: string | null,
  dueOn: string | null = null,
  issueLabel: string | null = null,
) => ({
  __typename: "Copy" as const,
  id: itemCode,
  itemCode,
  status: dueOn === null ? ("AVAILABLE" as const) : ("ON_LOAN" as const),
  dueOn,
  ownCallNumber,
  issueLabel,
  location: null,
});

describe("The copies of a book, as readers see them", () => {
  it("have their own call number beside their code where it is not the book's, also while they are out", () => {
    const groups = groupCopies(
      [copy("B1", null), copy("B2", "R 813 HIR l"), copy("B3", "R 813 HIR l", "2026-11-28")],
      "Ruang Baca",
    );
    expect(groups.map(groupCodes)).toEqual(["B1, B2 (R 813 HIR l)", "B3 (R 813 HIR l) sampai 28 Nov 2026"]);
  });

  it("of a periodical have the issue that they are beside their code", () => {
    const groups = groupCopies([copy("B4", null, null, "No. 3, Maret 2026")], null);
    expect(groups.map(groupCodes)).toEqual(["B4 (No. 3, Maret 2026)"]);
  });
});
