import DataLoader from "dataloader";

import type { Viewer } from "../viewer.js";
import type { WeedingTotals } from "./weedingReads.js";
import type { WeedingService } from "./WeedingService.js";

/** How much the weedings of a page have collected. */
export function createWeedingLoaders(weedings: WeedingService, viewer: Viewer) {
  return {
    weedingTotals: new DataLoader<number, WeedingTotals>((ids) => weedings.totals(viewer, ids)),
  };
}

export type WeedingLoaders = ReturnType<typeof createWeedingLoaders>;
