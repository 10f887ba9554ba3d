import { emptyBook } from "../../../../../../client/books/admin/form/values/bookFormValues";
import {
  fieldsToCompare,
  mergeBook,
  proposedSides,
} from "../../../../../../client/books/admin/form/conflict/bookComparison";

const base = {
  values: { ...emptyBook, title: "Semula", edition: "1", publishPlace: "Jakarta" },
  updatedAt: "2026-11-21T00:00:00Z",
};
const mine = { ...base.values, edition: "2", seriesTitle: "Seri" };
const theirs = { values: { ...base.values, edition: "3", publishPlace: "Bandung" }, updatedAt: "2026-11-21T00:00:01Z" };
const comparison = { base, mine, theirs };

describe("A book that two have changed", () => {
  it("is compared where the other has changed it, and contested where both have", () => {
    expect(fieldsToCompare(comparison)).toEqual([
      { field: "publishPlace", isContested: false },
      { field: "edition", isContested: true },
    ]);
  });

  it("is merged without a loss: the other's where only they changed it, one's own elsewhere", () => {
    const sides = proposedSides(fieldsToCompare(comparison));
    expect(mergeBook(comparison, sides)).toEqual({ ...mine, publishPlace: "Bandung", edition: "2" });
    expect(mergeBook(comparison, { ...sides, edition: "theirs", publishPlace: "mine" })).toEqual({
      ...mine,
      publishPlace: "Jakarta",
      edition: "3",
    });
  });

  it("is no matter where both have come to the same", () => {
    expect(fieldsToCompare({ base, mine: { ...mine, edition: "3" }, theirs })).toEqual([
      { field: "publishPlace", isContested: false },
    ]);
  });
});
