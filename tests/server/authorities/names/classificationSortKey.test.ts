import { classificationSortKey } from "../../../../server/authorities/names/classificationSortKey.js";

describe("The order of the shelves", () => {
  const inOrder = [
    "000",
    "005.1",
    "5.13",
    "297",
    "297.1",
    "297.12",
    "299",
    "299.9",
    "2X0",
    "2x1.3",
    "2X4.122 9",
    "2X4.13",
    "2X9",
    "300",
    "300.5 ALA",
    "813",
    "899.221 3",
    "Akhlak",
    "NAT",
  ];

  it("puts Islam's 2X classes after 299, spaces within decimals aside, and words after numbers", () => {
    const byKey = [...inOrder]
      .reverse()
      .sort((one, other) => (classificationSortKey(one) < classificationSortKey(other) ? -1 : 1));
    expect(byKey).toEqual(inOrder);
  });

  it("does not tell 2X from 2x", () => {
    expect(classificationSortKey("2x4.122 9")).toBe(classificationSortKey("2X4.1229"));
  });
});
