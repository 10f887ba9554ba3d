import { wallClock } from "./wallClock";

/** The instant at which clocks of the time zone show this day and time (`07:30`); null for what is none. */
export function instantAt(day: string, time: string, timeZone: string): string | null {
  const shown = (text: { day: string; time: string }) => Date.parse(`${text.day}T${text.time.replace(".", ":")}:00Z`);
  const wanted = shown({ day, time });
  if (Number.isNaN(wanted)) return null;
  let instant = wanted;
  // Twice, since the offset of the first guess may be another one than that of the answer.
  for (let round = 0; round < 2; round += 1) {
    instant += wanted - shown(wallClock(new Date(instant).toISOString(), timeZone));
  }
  return new Date(instant).toISOString();
}
