import DataLoader from "dataloader";

import type { Viewer } from "../../viewer.js";
import type { ReservationRow } from "./reservationReads.js";
import type { ReservationService } from "./ReservationService.js";

/** For the books of a page: how many wait, and the viewer's own open reservation. */
export function createReservationLoaders(reservations: ReservationService, viewer: Viewer) {
  return {
    waitingCount: new DataLoader<number, number>(async (bookIds) => {
      const counts = await reservations.waitingCounts(bookIds);
      return bookIds.map((id) => counts.get(id) ?? 0);
    }),
    ownReservation: new DataLoader<number, ReservationRow | null>(async (bookIds) => {
      const own = await reservations.ownOf(viewer, bookIds);
      return bookIds.map((id) => own.get(id) ?? null);
    }),
  };
}

export type ReservationLoaders = ReturnType<typeof createReservationLoaders>;
