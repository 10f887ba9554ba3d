import { builder } from "../platform/graphql/builder.js";

const FineDaysRef = builder.enumType("FineDays", {
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

/** The schema's types of what is chosen among the figures of lending. */
export const lendingChoices = {
  fineDays: FineDaysRef,
  limitStrictness: LendingStrictnessRef,
  overdueStrictness: LendingStrictnessRef,
};
