import { z } from "zod";

import { MOST_RUPIAH } from "../platform/validation/fields.js";

export const FINE_DAYS = ["open", "calendar"] as const;
/** Which days of lateness count: those on which the library is open, or all of them. */
export type FineDays = (typeof FINE_DAYS)[number];

/** How the library takes a student's limit, and loans that are overdue. */
export const STRICTNESSES = ["impossible", "confirm", "notice"] as const;
export type Strictness = (typeof STRICTNESSES)[number];

/** More than any book costs; many days of it still fit into a column. */
const MOST_PER_DAY = 1_000_000;
/** A month for each day. */
const MOST_SUSPENSION_PER_DAY = 30;
const someRupiah = z.int().min(1).max(MOST_RUPIAH);

/** What each figure of lending takes, in the general rules as in a rule of its own. */
export const lendingFigures = {
  loanDays: z.int().min(1).max(365),
  mostLoans: z.int().min(1).max(100),
  mostRenewals: z.int().min(0).max(50),
  finePerDay: z.int().min(0).max(MOST_PER_DAY),
  fineDays: z.enum(FINE_DAYS),
  graceDays: z.int().min(0).max(60),
  /** Whether a longer delay also costs its days of grace. */
  graceCharged: z.boolean(),
  /** For how many days a late return suspends, for each day that would be fined. */
  suspendDaysPerDay: z.int().min(0).max(MOST_SUSPENSION_PER_DAY),
  /** The most that one loan's lateness costs. */
  fineCap: someRupiah.nullable(),
  /** Whether lateness costs no more than the book. */
  capAtPrice: z.boolean(),
  /** From so much debt on a loan has to be confirmed. */
  debtLimit: someRupiah.nullable(),
} as const;

/** What only the library as a whole has. */
export const lendingSettings = {
  ...lendingFigures,
  limitStrictness: z.enum(STRICTNESSES),
  overdueStrictness: z.enum(STRICTNESSES),
  /** What a lost book costs whose own price nobody knows. */
  defaultPrice: someRupiah.nullable(),
} as const;
