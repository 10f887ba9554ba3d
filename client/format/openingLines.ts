import type { Weekday } from "../gql/graphql";
import { WEEKDAY_NAMES } from "./weekdays";

export interface OpenSpan {
  opens: string;
  closes: string;
}

export interface OpeningDay {
  weekday: Weekday;
  hours: readonly OpenSpan[];
}

interface DayGroup {
  days: Weekday[];
  hours: string;
}

/** `07.00–11.30 dan 13.00–15.00`; empty for a closed day. */
export function formatHours(hours: readonly OpenSpan[]): string {
  const spans = hours.map(({ opens, closes }) => `${opens}–${closes}`.replaceAll(":", "."));
  return [spans.slice(0, -1).join(", "), spans.at(-1)].filter(Boolean).join(" dan ");
}

/**
 * The week in a few lines: `Senin–Kamis 07.00–15.00`, `Jumat 07.00–11.30`. Adjacent days with equal hours are
 * grouped, Sunday and Monday included; closed days are left out.
 */
export function openingLines(week: readonly OpeningDay[]): string[] {
  const groups: DayGroup[] = [];
  for (const { weekday, hours } of week) {
    const line = formatHours(hours);
    const last = groups.at(-1);
    if (last?.hours === line) last.days.push(weekday);
    else groups.push({ days: [weekday], hours: line });
  }
  const [first, last] = [groups[0], groups.at(-1)];
  if (first && last && first !== last && first.hours === last.hours) {
    first.days.unshift(...last.days);
    groups.pop();
  }
  return groups.filter(({ hours }) => hours !== "").map(({ days, hours }) => `${formatDays(days)} ${hours}`);
}

function formatDays(days: readonly Weekday[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return "";
  if (days.length === 7) return "Setiap hari";
  return first === last ? WEEKDAY_NAMES[first] : `${WEEKDAY_NAMES[first]}–${WEEKDAY_NAMES[last]}`;
}
