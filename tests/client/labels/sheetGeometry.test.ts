import { fc } from "../../support/fastCheck";

import { type LabelSheet, soldSheets } from "../../../client/labels/paper/labelSheets";
import { parseMillimetres } from "../../../client/labels/paper/millimetres";
import { labelBox, labelsPerSheet, layOut, sheetProblem } from "../../../client/labels/paper/sheetGeometry";

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);

/** Sheets as people measure them: the paper is as large as its labels need, or larger. */
const sheets: fc.Arbitrary<LabelSheet> = fc
  .record({
    labelWidth: tenths(15, 80),
    labelHeight: tenths(10, 60),
    columns: fc.integer({ min: 1, max: 4 }),
    rows: fc.integer({ min: 1, max: 6 }),
    marginLeft: tenths(0, 20),
    marginTop: tenths(0, 20),
    gapX: tenths(0, 10),
    gapY: tenths(0, 10),
    right: tenths(0, 20),
    bottom: tenths(0, 20),
  })
  .map(({ right, bottom, ...sheet }) => ({
    ...sheet,
    sheetWidth:
      sheet.marginLeft + sheet.columns * sheet.labelWidth + (sheet.columns - 1) * sheet.gapX + Math.max(right, 5),
    sheetHeight:
      sheet.marginTop + sheet.rows * sheet.labelHeight + (sheet.rows - 1) * sheet.gapY + Math.max(bottom, 10),
  }));

const boxes = (sheet: LabelSheet) =>
  Array.from({ length: labelsPerSheet(sheet) }, (_, index) => labelBox(sheet, index));

describe("The geometry of label sheets", () => {
  it("keeps every label on its sheet, and none on another", () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        expect(sheetProblem(sheet)).toBeNull();
        for (const [index, one] of boxes(sheet).entries()) {
          expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(0);
          expect(one.x + one.width).toBeLessThanOrEqual(sheet.sheetWidth + 0.001);
          expect(one.y + one.height).toBeLessThanOrEqual(sheet.sheetHeight + 0.001);
          for (const other of boxes(sheet).slice(index + 1)) {
            const isBeside = other.x >= one.x + one.width - 0.001 || one.x >= other.x + other.width - 0.001;
            expect(isBeside || other.y >= one.y + one.height - 0.001).toBe(true);
          }
        }
      }),
    );
  });

  it("refuses a sheet on which a label would leave the paper, whatever is measured wrongly", () => {
    fc.assert(
      fc.property(sheets, fc.constantFrom("sheetWidth", "sheetHeight"), tenths(1, 10), (sheet, side, missing) => {
        const last = labelBox(sheet, labelsPerSheet(sheet) - 1);
        const end = side === "sheetWidth" ? last.x + last.width : last.y + last.height;
        expect(sheetProblem({ ...sheet, [side]: end - missing })).not.toBeNull();
      }),
    );
    expect(sheetProblem({ ...soldSheets[0], columns: 2.5 } as LabelSheet)).toMatch(/^Kolom: isi bilangan bulat/u);
    expect(sheetProblem({ ...soldSheets[0], gapX: NaN } as LabelSheet)).toMatch(/^Jarak antarkolom/u);
  });

  it("prints each item once, in order, from the chosen label on, on no more sheets than needed", () => {
    fc.assert(
      fc.property(sheets, fc.nat(80), fc.integer({ min: 1, max: 24 }), (sheet, count, start) => {
        const perSheet = labelsPerSheet(sheet);
        const startAt = Math.min(start, perSheet);
        const items = Array.from({ length: count }, (_, index) => index);
        const pages = layOut(items, sheet, startAt);
        expect(pages.flat().map(({ item }) => item)).toEqual(items);
        expect(pages).toHaveLength(count === 0 ? 0 : Math.ceil((startAt - 1 + count) / perSheet));
        expect(pages.flatMap((page, number) => page.map(({ place }) => number * perSheet + place))).toEqual(
          items.map((index) => startAt - 1 + index),
        );
        expect(pages.flat().every(({ place }) => place < perSheet)).toBe(true);
      }),
    );
  });

  it("knows the sheets that are sold, with as many labels as their packets say", () => {
    expect(soldSheets.map((sheet) => [sheet.code, labelsPerSheet(sheet), sheetProblem(sheet)])).toEqual([
      ["tj103", 12, null],
      ["tj107", 30, null],
      ["tj121", 10, null],
    ]);
  });

  it("reads millimetres as they are typed here", () => {
    expect(["5,2", "5.2", " 12 ", "-1,5", "0"].map(parseMillimetres)).toEqual([5.2, 5.2, 12, -1.5, 0]);
    expect(["", "a", "1,2,3", "1e3", "5 mm"].map(parseMillimetres)).toEqual([null, null, null, null, null]);
  });
});
