import { authorNames } from "../../format/authorNames";
import type { UnprintedCopy } from "../copies/UnprintedCopies";
import { type LabelSource, matchCodes } from "../copies/labelSource";
import { type LabelOrder, sortCopies } from "../copies/sortCopies";
import type { LabelCopy } from "../copies/useLabelCopies";
import type { LabelSheet } from "../paper/labelSheets";
import type { MeasureText } from "./fitText";
import { isCardKind } from "../paper/cardSheets";
import type { LabelSetup } from "../paper/labelSetup";
import { drawCard } from "./cardDrawing";
import { drawLabel } from "./labelDrawing";
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
  { kind, hasColours, colours }: Pick<LabelSetup, "kind" | "hasColours" | "colours">,
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
    const authors = authorNames(book?.authors ?? []);
    const content = { itemCode, title: book?.title ?? "", callNumber: copy.callNumber ?? null, authors };
    if (isCardKind(kind)) {
      labels.push({ itemCode, drawing: drawCard(kind, label, content, libraryName, measure) });
      continue;
    }
    const result = drawLabel(kind, label, content, libraryName, measure, hasColours ? colours : null);
    if ("drawing" in result) labels.push({ itemCode, drawing: result.drawing });
    else unprinted.push({ copy, problem: result.problem });
  }
  return { labels, unprinted, missing };
}
