import { builder } from "../platform/graphql/builder.js";
import type { Settings } from "./settingsReads.js";

export const FineDaysRef = builder.enumType("FineDays", {
  description: "Which days of lateness count.",
  values: {
    OPEN: { value: "open", description: "Those on which the library is open (hari buka)." },
    CALENDAR: { value: "calendar", description: "All of them (hari kalender)." },
  } as const,
});

const LendingStrictnessRef = builder.enumType("LendingStrictness", {
  description: "How a loan against a rule is taken.",
  values: {
    IMPOSSIBLE: { value: "impossible", description: "Refused: nobody overrides it (ditolak)." },
    CONFIRM: { value: "confirm", description: "Who may override confirms it (perlu dikonfirmasi)." },
    NOTICE: { value: "notice", description: "Only said (cukup diberitahukan)." },
  } as const,
});

type ObjectFields = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Settings>;
type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

/** The general rules of lending, among the settings. */
export function lendingFields(t: ObjectFields) {
  return {
    loanDays: t.exposeInt("loanDays", { description: "How long a book is lent." }),
    mostLoans: t.exposeInt("mostLoans", { description: "How many copies a student may have on loan at once." }),
    mostRenewals: t.exposeInt("mostRenewals", { description: "How often a borrowing is renewed." }),
    finePerDay: t.exposeInt("finePerDay", { description: "Rupiah for each day and copy overdue (denda)." }),
    fineDays: t.expose("fineDays", { type: FineDaysRef, description: "Which days overdue count." }),
    suspendDaysPerDay: t.exposeInt("suspendDaysPerDay", {
      description: "For how many days a late return suspends, for each day that would be fined; 0 for none.",
    }),
    graceDays: t.exposeInt("graceDays", { description: "Days overdue that cost nothing (toleransi keterlambatan)." }),
    graceCharged: t.exposeBoolean("graceCharged", {
      description: "Whether a longer delay also costs its days of grace.",
    }),
    fineCap: t.exposeInt("fineCap", {
      nullable: true,
      description: "The most that one borrowing's lateness costs; null for no limit.",
    }),
    capAtPrice: t.exposeBoolean("capAtPrice", { description: "Whether lateness costs no more than the book." }),
    debtLimit: t.exposeInt("debtLimit", {
      nullable: true,
      description: "From so much debt on a loan has to be confirmed; null for never.",
    }),
    limitStrictness: t.expose("limitStrictness", {
      type: LendingStrictnessRef,
      description: "How a loan beyond the limit is taken.",
    }),
    overdueStrictness: t.expose("overdueStrictness", {
      type: LendingStrictnessRef,
      description: "How a loan is taken while others are overdue.",
    }),
    defaultPrice: t.exposeInt("defaultPrice", {
      nullable: true,
      description: "What a lost book costs whose own price nobody knows; null where the desk is asked.",
    }),
  };
}

/** The same, as they are changed. */
export function lendingInputFields(t: InputFields) {
  return {
    loanDays: t.int({ description: "1 to 365." }),
    mostLoans: t.int({ description: "1 to 100." }),
    mostRenewals: t.int({ description: "0 to 50." }),
    finePerDay: t.int({ description: "Whole rupiah." }),
    fineDays: t.field({ type: FineDaysRef, description: "Which days overdue count." }),
    suspendDaysPerDay: t.int({ description: "0 to 30: days of suspension for each day overdue." }),
    graceDays: t.int({ description: "0 to 60." }),
    graceCharged: t.boolean({ description: "Whether a longer delay also costs its days of grace." }),
    fineCap: t.int({ description: "Whole rupiah from 1; null for no limit." }),
    capAtPrice: t.boolean({ description: "Whether lateness costs no more than the book." }),
    debtLimit: t.int({ description: "Whole rupiah from 1; null for never." }),
    limitStrictness: t.field({ type: LendingStrictnessRef, description: "Of a loan beyond the limit." }),
    overdueStrictness: t.field({ type: LendingStrictnessRef, description: "Of a loan while others are overdue." }),
    defaultPrice: t.int({ description: "Whole rupiah from 1; null to ask at the desk." }),
  };
}
