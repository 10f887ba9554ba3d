import { formatMillimetres } from "./millimetres";
import { type LabelSheet, measureRules } from "./labelSheets";

/** A rectangle on a sheet, in millimetres from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function labelsPerSheet({ columns, rows }: LabelSheet): number {
  return columns * rows;
}

/** The place of a label on its sheet, counted from 0 along the rows. */
export function labelBox(sheet: LabelSheet, index: number): Box {
  const column = index % sheet.columns;
  const row = Math.floor(index / sheet.columns);
  return {
    x: sheet.marginLeft + column * (sheet.labelWidth + sheet.gapX),
    y: sheet.marginTop + row * (sheet.labelHeight + sheet.gapY),
    width: sheet.labelWidth,
    height: sheet.labelHeight,
  };
}

/** Allows for rounding errors, since sums of decimal fractions are not exact. */
const TOLERANCE = 0.001;

/** What is wrong with the measures, in words; null for a sheet that can be printed. */
export function sheetProblem(sheet: LabelSheet): string | null {
  for (const { name, label, min, max, isCount } of measureRules) {
    const value = sheet[name];
    if (!Number.isFinite(value) || value < min || value > max || (isCount && !Number.isInteger(value))) {
      const unit = isCount ? "" : " mm";
      return `${label}: isi ${isCount ? "bilangan bulat " : ""}antara ${min} dan ${max}${unit}.`;
    }
  }
  const last = labelBox(sheet, labelsPerSheet(sheet) - 1);
  const [right, bottom] = [last.x + last.width, last.y + last.height];
  if (right > sheet.sheetWidth + TOLERANCE) {
    return `Label sampai ${formatMillimetres(right)} dari kiri, melewati lebar lembar ${formatMillimetres(sheet.sheetWidth)}.`;
  }
  if (bottom > sheet.sheetHeight + TOLERANCE) {
    return `Label sampai ${formatMillimetres(bottom)} dari atas, melewati tinggi lembar ${formatMillimetres(sheet.sheetHeight)}.`;
  }
  return null;
}

/** Which items are printed on which places: `startAt` is the first label that is still on the first sheet, from 1. */
export function layOut<Item>(
  items: readonly Item[],
  sheet: LabelSheet,
  startAt: number,
): readonly (readonly { item: Item; place: number }[])[] {
  const perSheet = labelsPerSheet(sheet);
  const skipped = Math.min(Math.max(startAt, 1), perSheet) - 1;
  const sheets: { item: Item; place: number }[][] = [];
  items.forEach((item, index) => {
    const position = skipped + index;
    (sheets[Math.floor(position / perSheet)] ??= []).push({ item, place: position % perSheet });
  });
  return sheets;
}
