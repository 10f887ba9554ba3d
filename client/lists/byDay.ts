import { wallClock } from "../format/wallClock";

/** Entries by their day in the library's time zone, in the order in which they come. */
export function byDay<Entry>(
  entries: readonly Entry[],
  instantOf: (entry: Entry) => string,
  timeZone: string,
): { day: string; entries: Entry[] }[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { day } = wallClock(instantOf(entry), timeZone);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
