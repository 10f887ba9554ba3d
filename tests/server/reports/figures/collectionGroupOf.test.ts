import { classificationSortKey } from "../../../../server/authorities/names/classificationSortKey.js";
import { groupOf } from "../../../../server/reports/figures/collection/collectionGroupOf.js";

const groupOfCode = (code: string) => groupOf(null, classificationSortKey(code));

describe("A class without a word of its category", () => {
  it.each([
    "813",
    "823.91",
    "833",
    "808.83",
    "899.221 3",
    "895.63",
    "F",
    "f",
    "F TOH",
    "F-AND",
    "Fik",
    "FIK. REM",
    "fic",
  ])("is fiction: %s", (code) => expect(groupOfCode(code)).toBe("fiction"));
  it.each(["Fiksi", "FIKSI REMAJA", "Fiction", "fiksi-anak"])("is fiction: %s", (code) =>
    expect(groupOfCode(code)).toBe("fiction"),
  );
  it.each(["297.4", "2X4.1", "811", "899.221 1", "100"])("is nonfiction: %s", (code) =>
    expect(groupOfCode(code)).toBe("nonfiction"),
  );
  it.each(["Fikih", "FIQIH", "Ficus", "Filsafat", "Fisika", "Fiksasi", "R", "B"])("is neither: %s", (code) =>
    expect(groupOfCode(code)).toBeNull(),
  );
});
