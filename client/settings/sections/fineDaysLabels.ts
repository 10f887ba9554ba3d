import type { FineDays } from "../../gql/graphql";

export const fineDaysLabels: Readonly<Record<FineDays, string>> = {
  OPEN: "Hari buka saja",
  CALENDAR: "Semua hari kalender",
};
