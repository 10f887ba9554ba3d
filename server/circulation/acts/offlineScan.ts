import { type z } from "zod";

import type { LendingCheck } from "../../errors.js";
import { instant } from "../../platform/validation/fields.js";
import { DAY_MS } from "../../platform/time/libraryClock.js";

/** A scan that the desk kept because the network was away, told by the clock of its browser. */
export interface OfflineScan {
  readonly scannedAt: Date;
  readonly sentAt: Date;
}

export const offlineScanFields = {
  scannedAt: instant
    .optional()
    .describe("When it was scanned, by the sender's clock, if the network was away then; with `sent_at`."),
  sentAt: instant
    .optional()
    .describe(
      "What the sender's clock says now, by which `scanned_at` is corrected. From 30 seconds on the book has left: " +
        "what would have had to be confirmed is recorded.",
    ),
};

interface OfflineScanInput {
  readonly scannedAt?: Date | undefined;
  readonly sentAt?: Date | undefined;
}

export function namesOfflineScan({ scannedAt, sentAt }: OfflineScanInput, context: z.RefinementCtx): void {
  const refuse = (field: keyof OfflineScan, message: string) =>
    context.addIssue({ code: "custom", path: [field], message });
  if (scannedAt && !sentAt) refuse("sentAt", "Isi juga jam pengirim saat ini.");
  else if (sentAt && !scannedAt) refuse("scannedAt", "Isi juga kapan dipindai.");
  else if (scannedAt && sentAt && scannedAt > sentAt)
    refuse("scannedAt", "Pindaian tidak dapat lebih baru daripada jam pengirim.");
}

/** After this time the reader has left. Sooner there is somebody to ask, whatever clocks are sent along. */
const LEFT_AFTER_MS = 30_000;

/** Null for what is asked as always. */
export function offlineScanOf({ scannedAt, sentAt }: OfflineScanInput): OfflineScan | null {
  return scannedAt && sentAt && sentAt.getTime() - scannedAt.getTime() >= LEFT_AFTER_MS ? { scannedAt, sentAt } : null;
}

/** Longer ago, the desk decides what to make of it. */
const OLDEST_DAYS = 7;

export const TOO_OLD: LendingCheck = {
  code: "too_old",
  kind: "impossible",
  message: `Pindaian ini sudah lebih dari ${OLDEST_DAYS} hari. Catat dengan waktu sekarang, atau lewati.`,
};

/** Since the scan the copy has moved, and only who has it in hand can tell what is true. */
export function movedSince(message: string): LendingCheck {
  return { code: "moved_since", kind: "impossible", message };
}

/** When it was scanned, by the server's clock; never in the future. */
export function instantOfScan({ scannedAt, sentAt }: OfflineScan, now: Date): Date {
  return new Date(now.getTime() - (sentAt.getTime() - scannedAt.getTime()));
}

export function isTooOld(scanned: Date, now: Date): boolean {
  return now.getTime() - scanned.getTime() > OLDEST_DAYS * DAY_MS;
}
