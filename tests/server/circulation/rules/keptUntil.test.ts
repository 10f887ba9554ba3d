import { keptUntil } from "../../../../server/circulation/rules/keptUntil.js";
import { OpenCalendar } from "../../../../server/circulation/rules/OpenCalendar.js";

const calendarWith = (holidays: readonly string[]) =>
  new OpenCalendar({ closedWeekdays: ["saturday", "sunday"], holidays, openDays: [] });

it("keeps a copy to the third open day after it became free", () => {
  expect(keptUntil(calendarWith([]), "2026-11-23")).toBe("2026-11-26");
});

it("passes over closed days", () => {
  expect(keptUntil(calendarWith([]), "2026-11-27")).toBe("2026-12-02");
  expect(keptUntil(calendarWith(["2026-11-24"]), "2026-11-23")).toBe("2026-11-27");
});

it("counts plain days where the library is never open", () => {
  const everyDay = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
  const closed = new OpenCalendar({ closedWeekdays: everyDay, holidays: [], openDays: [] });
  expect(keptUntil(closed, "2026-11-23")).toBe("2026-11-26");
});
