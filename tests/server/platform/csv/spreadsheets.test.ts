import { guardFormula, unguardFormula } from "../../../../server/platform/csv/spreadsheets.js";
import { fc } from "../../../support/fastCheck.js";

describe("A cell", () => {
  it.each([
    ['="9786020324784"', "9786020324784"],
    ['="0042"', "0042"],
    ['=T("0042")', "0042"],
    ['= "0042" ', "0042"],
    ['=""', ""],
    ['="Kata ""Mutiara"""', 'Kata "Mutiara"'],
    ["'=1+1", "=1+1"],
    ["'0042", "'0042"],
    ["=A1", "=A1"],
    ['="a"&"b"', '="a"&"b"'],
    ["Padi", "Padi"],
  ])("%s of a spreadsheet says %j", (cell, text) => {
    expect(unguardFormula(cell)).toBe(text);
  });

  it("says again what it said before it was guarded", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(unguardFormula(guardFormula(text))).toBe(text);
      }),
    );
  });
});
