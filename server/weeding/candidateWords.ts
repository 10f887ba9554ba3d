import { dayIn } from "../platform/time/libraryClock.js";
import { longDate } from "../platform/time/longDate.js";
import type { Candidate } from "./candidates.js";

/** Loans of all its copies after which a title counts as one that is much asked for. */
const MUCH_LENT = 10;
/** From this age on the year of publication is worth a word. */
const OLD_YEARS = 10;

const numbers = new Intl.NumberFormat("id-ID");

type Facts = Pick<
  Candidate,
  | "status"
  | "condition"
  | "publishYear"
  | "acquiredAt"
  | "createdAt"
  | "loans"
  | "inHouseUses"
  | "lastUsedAt"
  | "otherCopies"
  | "newerYear"
  | "titleLoans"
>;

const STATUSES: Readonly<Record<string, string>> = { lost: "Tercatat hilang", repair: "Sedang diperbaiki" };
const CONDITIONS = { good: null, worn: "Rusak ringan", damaged: "Rusak berat" } as const;

/** Why somebody may think of taking it out, each in a few words. */
export function candidateReasons(copy: Facts, now: Date, timeZone: string): string[] {
  const { status, condition, publishYear, newerYear, otherCopies } = copy;
  const age = publishYear === null ? 0 : Number(dayIn(timeZone, now).slice(0, 4)) - publishYear;
  return [
    STATUSES[status] ?? null,
    CONDITIONS[condition],
    publishYear !== null && age >= OLD_YEARS ? `Terbit ${publishYear}, ${numbers.format(age)} tahun lalu` : null,
    useText(copy, timeZone),
    newerYear === null ? null : `Ada edisi lebih baru (${newerYear})`,
    otherCopies > 0 ? `Ada ${numbers.format(otherCopies)} eksemplar lain` : candidateWarning(copy) ? null : LAST,
  ].filter((reason) => reason !== null);
}

function useText({ loans, inHouseUses, lastUsedAt, acquiredAt, createdAt }: Facts, timeZone: string): string {
  if (lastUsedAt === null) return `Belum pernah dipakai sejak ${longDate(acquiredAt ?? dayIn(timeZone, createdAt))}`;
  const times = [
    loans > 0 ? `${numbers.format(loans)} kali dipinjam` : null,
    inHouseUses > 0 ? `${numbers.format(inHouseUses)} kali dibaca di tempat` : null,
  ].filter((part) => part !== null);
  return `${times.join(", ")}, terakhir ${longDate(dayIn(timeZone, lastUsedAt))}`;
}

const LAST = "Eksemplar terakhir dari judul ini";

/** What somebody must not overlook: that nothing is left of a title that is much asked for. */
export function candidateWarning({ titleLoans }: Pick<Candidate, "titleLoans">): string | null {
  return titleLoans === null || titleLoans < MUCH_LENT
    ? null
    : `Eksemplar terakhir dari judul yang sudah ${numbers.format(titleLoans)} kali dipinjam`;
}

/** Said of each last copy as it is collected. */
export function lastCopyText(copy: Pick<Candidate, "titleLoans">): string | null {
  return copy.titleLoans === null ? null : (candidateWarning(copy) ?? LAST);
}
