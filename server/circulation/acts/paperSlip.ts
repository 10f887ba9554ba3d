import { type LendingCheck, LendingRefusedError, invalid } from "../../errors.js";
import { libraryDay } from "../../platform/validation/fields.js";
import { DAY_MS, dayIn, instantOf } from "../../platform/time/libraryClock.js";
import { longDate } from "../../platform/time/longDate.js";
import type { LibraryTime } from "../policy/lendingDay.js";

/** How far back the slips of a day without power are still typed in. */
const OLDEST_SLIP_DAYS = 30;
const NOON_MS = DAY_MS / 2;

export const slipDayField = libraryDay
  .optional()
  .describe(
    `The day on a paper slip, at most ${OLDEST_SLIP_DAYS} days ago: the act is of that day, and nothing is confirmed, ` +
      "as the book has moved already. For who may make exceptions (`overrides`).",
  );

/** Recorded for exceptions that a slip shows, since nobody could be asked for a reason. */
export const SLIP_REASON = "Slip kertas (susulan)";

/**
 * When an act of a slip was: at noon of its day, as a slip has no time, or now where noon is still to come.
 * @throws ValidationError for a day to come, and for one too long ago.
 */
export function momentOfSlip(slipDay: string, { timeZone, now }: LibraryTime): Date {
  const instant = now();
  if (slipDay > dayIn(timeZone, instant))
    throw invalid("slipDay", "Tanggal slip belum tiba. Pilih hari ini atau sebelumnya.");
  if (slipDay < dayIn(timeZone, new Date(instant.getTime() - OLDEST_SLIP_DAYS * DAY_MS))) {
    throw invalid("slipDay", `Slip hanya dapat dicatat sampai ${OLDEST_SLIP_DAYS} hari ke belakang.`);
  }
  const noon = new Date(instantOf(timeZone, slipDay).getTime() + NOON_MS);
  return noon < instant ? noon : instant;
}

/** What the records of that day contradict. @throws LendingRefusedError */
export function refuseSlip(code: LendingCheck["code"], day: string, message: string): never {
  throw new LendingRefusedError("conflict", [
    { code, kind: "impossible", message: `Slip ${longDate(day)}: ${message}` },
  ]);
}
