import type { UnprintedCopy } from "../copies/UnprintedCopies";
import { type LabelSource, matchCodes } from "../copies/labelSource";
import { type LabelOrder, sortCopies } from "../copies/sortCopies";
import type { LabelCopy } from "../copies/useLabelCopies";
import type { LabelSheet } from "../paper/labelSheets";
import type { MeasureText } from "./fitText";
import { drawLabel, type LabelKind } from "./labelDrawing";
import type { PlacedLabel } from "./SheetDrawing";

export interface PreparedLabels {
  labels: readonly PlacedLabel["item"][];
  unprinted: readonly UnprintedCopy[];
  /** Codes of the list that no copy has. */
  missing: readonly string[];
}

/** Draws the labels of these copies, and says which are left out. */
export function prepareLabels(
  source: LabelSource | null,
  found: readonly LabelCopy[],
  order: LabelOrder,
  kind: LabelKind,
  sheet: LabelSheet,
  libraryName: string,
  measure: MeasureText,
): PreparedLabels {
  const label = { width: sheet.labelWidth, height: sheet.labelHeight };
  const labels: PlacedLabel["item"][] = [];
  const unprinted: UnprintedCopy[] = [];
  const { copies, missing } = source?.by === "codes" ? matchCodes(source.codes, found) : { copies: found, missing: [] };
  for (const copy of sortCopies(copies, order)) {
    const { itemCode, book } = copy;
    const content = { itemCode, title: book?.title ?? "", callNumber: copy.callNumber ?? null };
    const result = drawLabel(kind, label, content, libraryName, measure);
    if ("drawing" in result) labels.push({ itemCode, drawing: result.drawing });
    else unprinted.push({ copy, problem: result.problem });
  }
  return { labels, unprinted, missing };
}
