import type { PeriodPoint } from "../database/days/periodCounts.js";
import { builder } from "./builder.js";

export const PeriodPointRef = builder.objectRef<PeriodPoint>("PeriodPoint").implement({
  description: "A period and how many there were in it.",
  fields: (t) => ({
    period: t.exposeString("period", {
      description: "A month `2026-11` or a day `2026-11-21`, on the library's clock.",
    }),
    count: t.exposeInt("count", { description: "How many." }),
  }),
});
