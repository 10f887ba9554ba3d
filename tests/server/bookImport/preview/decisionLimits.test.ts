import {
  NO_DECISIONS,
  type ImportDecisions,
  type RowDecision,
} from "../../../../server/bookImport/csv/importDecisions.js";
import { decideRowInput, MAX_DECISIONS, withDecision } from "../../../../server/bookImport/preview/rowDecision.js";

const codes = (count: number): RowDecision => ({
  asOwnBook: false,
  newCodes: new Map(Array.from({ length: count }, (_, index) => [`A${index}`, `B${index}`])),
});
const OWN: RowDecision = { asOwnBook: true, newCodes: new Map() };

describe("The decisions on a file", () => {
  it("are one for each row, the last, and none where nothing is decided", () => {
    const first = withDecision(withDecision(NO_DECISIONS, 3, OWN), 2, codes(1));
    expect([...first]).toEqual([
      [3, OWN],
      [2, codes(1)],
    ]);
    expect([...withDecision(first, 3, codes(2))]).toEqual([
      [2, codes(1)],
      [3, codes(2)],
    ]);
    expect([...withDecision(first, 3, codes(0))]).toEqual([[2, codes(1)]]);
    expect(NO_DECISIONS.size).toBe(0);
  });

  it("are at most five thousand, rows and new codes together", () => {
    const full: ImportDecisions = new Map([
      [2, codes(4_996)],
      [3, OWN],
    ]);
    expect(MAX_DECISIONS).toBe(5_000);
    expect(withDecision(full, 4, codes(1)).size).toBe(3);
    expect(withDecision(full, 3, codes(2)).size).toBe(2);
    expect(() => withDecision(full, 4, codes(2))).toThrow(
      "Maksimal 5.000 keputusan untuk satu berkas. Perbaiki selebihnya di berkasnya, lalu unggah lagi.",
    );
  });

  it("name a row, and codes that a copy can have, one for each copy that a book can have", () => {
    const parse = (input: unknown) => decideRowInput.safeParse(input);
    const pair = (itemCode: string, newCode = "B") => ({ row: 1, newCodes: [{ itemCode, newCode }] });
    expect(parse({ row: 1 }).data).toEqual({ row: 1, asOwnBook: false, newCodes: [] });
    expect(
      [parse({ row: 0 }), parse({ row: 1.5 }), parse({}), parse({ row: 1, more: 1 })].map((one) => one.success),
    ).toEqual([false, false, false, false]);
    expect(
      [pair(""), pair("A"), pair("A".repeat(100)), pair("A".repeat(101))].map((one) => parse(one).success),
    ).toEqual([false, true, true, false]);
    const many = (count: number) => ({ row: 1, newCodes: Array(count).fill({ itemCode: "A", newCode: "B" }) });
    expect([parse(many(1_000)).success, parse(many(1_001)).success]).toEqual([true, false]);
  });
});
