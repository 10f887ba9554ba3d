import DataLoader from "dataloader";

import type { CopyRow } from "../books/bookReads.js";
import type { Viewer } from "../viewer.js";
import type { SerialFigures, SerialRow } from "./serialReads.js";
import type { SerialService } from "./SerialService.js";

/** What belongs to the subscriptions and issues of a page. */
export function createSerialLoaders(serials: SerialService, viewer: Viewer) {
  return {
    serial: new DataLoader<number, SerialRow | null>((ids) => serials.byIds(viewer, ids)),
    serialFigures: new DataLoader<number, SerialFigures>((ids) => serials.figures(viewer, ids)),
    copiesOfIssue: new DataLoader<number, CopyRow[]>((ids) => serials.copiesOf(viewer, ids)),
  };
}

export type SerialLoaders = ReturnType<typeof createSerialLoaders>;
