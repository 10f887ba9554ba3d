const TYPED = /^([01]?\d|2[0-3])(?:[.:,]?([0-5]\d))?$/;

/** `7`, `7.30` and `0730` as `07:00` and `07:30`; what is no time stays as it was typed, so that it can be refused. */
export function toTime(typed: string): string {
  const text = typed.trim();
  const [, hour, minutes = "00"] = TYPED.exec(text) ?? [];
  return hour === undefined ? text : `${hour.padStart(2, "0")}:${minutes}`;
}
