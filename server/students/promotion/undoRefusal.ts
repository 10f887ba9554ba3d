import type { PromotionRow } from "./promotionReads.js";
import { DAY_MS } from "../../platform/time/libraryClock.js";

export const UNDO_DAYS = 30;

/** Why a promotion cannot be undone, in words for people; null where it can. */
export function undoRefusal(
  { id, createdAt, undoneAt }: PromotionRow,
  newest: Pick<PromotionRow, "id"> | null,
  now: Date,
): string | null {
  if (undoneAt !== null) {
    return "Kenaikan kelas ini sudah diurungkan.";
  }
  if (newest?.id !== id) {
    return "Setelah ini sudah ada kenaikan kelas lain. Urungkan dulu kenaikan yang terbaru.";
  }
  return now.getTime() - createdAt.getTime() > UNDO_DAYS * DAY_MS
    ? `Kenaikan kelas hanya dapat diurungkan dalam ${UNDO_DAYS} hari.`
    : null;
}
