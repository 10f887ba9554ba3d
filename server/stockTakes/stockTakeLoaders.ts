import DataLoader from "dataloader";

import type { Viewer } from "../viewer.js";
import type { StockTakeTotals } from "./stockTakeReads.js";
import type { StockTakeService } from "./StockTakeService.js";

/** How far the stock takes of a page are. */
export function createStockTakeLoaders(stockTakes: StockTakeService, viewer: Viewer) {
  return {
    stockTakeTotals: new DataLoader<number, StockTakeTotals>((ids) => stockTakes.totals(viewer, ids)),
  };
}

export type StockTakeLoaders = ReturnType<typeof createStockTakeLoaders>;
