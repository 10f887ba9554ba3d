import { builder } from "../../platform/graphql/builder.js";
import type { HolidayRow } from "./holidayReads.js";
import type { NationalHoliday, NationalYear } from "./nationalHolidays.js";

export const HolidayRef = builder.objectRef<HolidayRow>("HolidayInfo").implement({
  description: "A day on which the library is closed and no book is due (hari libur).",
  fields: (t) => ({
    date: t.expose("date", { type: "Date", description: "The day." }),
    name: t.exposeString("name", { description: "Why: `Hari Raya Natal`." }),
  }),
});

export const ExtraOpenDayRef = builder.objectRef<HolidayRow>("ExtraOpenDayInfo").implement({
  description:
    "A day on which the library is open although its weekday or a holiday would close it (hari buka khusus).",
  fields: (t) => ({
    date: t.expose("date", { type: "Date", description: "The day." }),
    name: t.exposeString("name", { description: "Why: `Sabtu ujian`." }),
  }),
});

const NationalHolidayRef = builder.objectRef<NationalHoliday>("NationalHolidayInfo").implement({
  description: "A national holiday, or a day of joint leave.",
  fields: (t) => ({
    date: t.expose("date", { type: "Date", description: "The day." }),
    name: t.exposeString("name", { description: "Why: `Hari Buruh Internasional`." }),
    isJointLeave: t.exposeBoolean("isJointLeave", {
      description: "A day between holidays that the government takes off too (cuti bersama).",
    }),
  }),
});

const NationalYearRef = builder.objectRef<NationalYear>("NationalHolidaysInfo").implement({
  description: "The national holidays of a year, as the product knows them.",
  fields: (t) => ({
    year: t.exposeInt("year", { description: "Which year." }),
    isDecreed: t.exposeBoolean("isDecreed", {
      description: "Whether the government's decree is known; otherwise only days that need none are listed.",
    }),
    source: t.exposeString("source", { description: "Where the days come from, in Indonesian." }),
    holidays: t.field({
      type: [NationalHolidayRef],
      description: "In order.",
      resolve: ({ holidays }) => [...holidays],
    }),
  }),
});

builder.queryField("nationalHolidays", (t) =>
  t.field({
    type: NationalYearRef,
    description:
      "The national holidays of a year (hari libur nasional, cuti bersama), to be taken over with `updateSettings`. " +
      "Administrators. REST: GET /settings/national-holidays/{year}.",
    args: { year: t.arg.int({ required: true, description: "2026 to 2100." }) },
    resolve: (_root, args, { settings, viewer }) => settings.nationalHolidays(viewer, args),
  }),
);

export const HolidayInput = builder.inputType("HolidayInput", {
  description: "A day on which the library is closed.",
  fields: (t) => ({
    date: t.field({ type: "Date", required: true, description: "The day; each at most once." }),
    name: t.string({ required: true, description: "Why, at most 80 letters." }),
  }),
});

export const ExtraOpenDayInput = builder.inputType("ExtraOpenDayInput", {
  description: "A day on which the library is open all the same.",
  fields: (t) => ({
    date: t.field({ type: "Date", required: true, description: "The day; each at most once." }),
    name: t.string({ required: true, description: "Why, at most 80 letters." }),
  }),
});
