import { builder } from "../../platform/graphql/builder.js";
import type { OpeningDay, OpeningState, OpenSpan } from "./openingHours.js";

export const WeekdayRef = builder.enumType("Weekday", {
  description: "A day of the week.",
  values: {
    MONDAY: { value: "monday", description: "Senin." },
    TUESDAY: { value: "tuesday", description: "Selasa." },
    WEDNESDAY: { value: "wednesday", description: "Rabu." },
    THURSDAY: { value: "thursday", description: "Kamis." },
    FRIDAY: { value: "friday", description: "Jumat." },
    SATURDAY: { value: "saturday", description: "Sabtu." },
    SUNDAY: { value: "sunday", description: "Minggu." },
  } as const,
});

const OpenSpanRef = builder.objectRef<OpenSpan>("OpenSpanInfo").implement({
  description: "From one time of day to another, by the library's clock.",
  fields: (t) => ({
    opens: t.exposeString("opens", { description: "`07:00`." }),
    closes: t.exposeString("closes", { description: "`15:00`." }),
  }),
});

export const OpeningDayRef = builder.objectRef<OpeningDay>("OpeningDayInfo").implement({
  description: "A weekday and when the library is open on it.",
  fields: (t) => ({
    weekday: t.expose("weekday", { type: WeekdayRef, description: "Which day." }),
    hours: t.field({
      type: [OpenSpanRef],
      description: "In order; none when it is closed.",
      resolve: ({ hours }) => [...hours],
    }),
  }),
});

export const OpeningStateRef = builder.objectRef<OpeningState>("OpeningStateInfo").implement({
  description: "Whether the door is open now.",
  fields: (t) => ({
    today: t.expose("today", { type: "Date", description: "The day by the library's clock." }),
    isOpen: t.exposeBoolean("isOpen", { description: "By the library's clock, holidays included (buka)." }),
    changesAt: t.expose("changesAt", {
      type: "DateTime",
      nullable: true,
      description: "When it closes or opens next; null where it does not within two weeks.",
    }),
    openDayName: t.exposeString("openDayName", {
      nullable: true,
      description: "Why it is open today although its weekday has no hours, at times that are not said; else null.",
    }),
  }),
});

const OpenSpanInput = builder.inputType("OpenSpanInput", {
  description: "From one time of day to another.",
  fields: (t) => ({
    opens: t.string({ required: true, description: "`07:00`." }),
    closes: t.string({ required: true, description: "`15:00`; later than `opens`." }),
  }),
});

export const OpeningDayInput = builder.inputType("OpeningDayInput", {
  description: "A weekday and when the library is open on it.",
  fields: (t) => ({
    weekday: t.field({ type: WeekdayRef, required: true, description: "Which day; each at most once." }),
    hours: t.field({
      type: [OpenSpanInput],
      required: true,
      description: "At most three, in order; none when it is closed.",
    }),
  }),
});
