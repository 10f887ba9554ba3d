import { longDate } from "../../platform/time/longDate.js";
import type { Frequency } from "./foretell.js";
import type { NumberedIssue } from "./issueNumbers.js";

const PLACES = ["volume", "nomor", "tanggal", "bulan", "tahun"] as const;
type Place = (typeof PLACES)[number];
const PLACE = /\{([^{}]*)\}/gu;

export const LABEL_PLACES = PLACES.map((place) => `{${place}}`).join(", ");

/** Whether a pattern names nothing else in braces, and at least one of them. */
export function isLabelPattern(pattern: string): boolean {
  const named = [...pattern.matchAll(PLACE)].map(([, place = ""]) => place);
  const isKnown = named.every((place) => (PLACES as readonly string[]).includes(place));
  return named.length > 0 && isKnown && !/[{}]/u.test(pattern.replace(PLACE, ""));
}

/** `Maret 2026` */
function monthOf(day: string): string {
  return new Intl.DateTimeFormat("id-ID", { month: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** The part of the day by which people know an issue. */
function dayPart(frequency: Frequency, issuedOn: string): string {
  const year = issuedOn.slice(0, 4);
  if (frequency === "annual") return year;
  const isByDay = frequency === "daily" || frequency === "weekly" || frequency === "biweekly";
  return isByDay || frequency === "irregular" ? longDate(issuedOn) : `${monthOf(issuedOn)} ${year}`;
}

/**
 * What an issue is called: by the library's own pattern (`Edisi {nomor}, {bulan} {tahun}`), or `Vol. 12 No. 3, Maret
 * 2026`.
 */
export function issueLabel(
  { volume, number, issuedOn }: NumberedIssue,
  frequency: Frequency,
  pattern: string | null,
): string {
  if (pattern !== null) {
    const values: Readonly<Record<Place, string>> = {
      volume: volume === null ? "–" : String(volume),
      nomor: number === null ? "–" : String(number),
      tanggal: longDate(issuedOn),
      bulan: monthOf(issuedOn),
      tahun: issuedOn.slice(0, 4),
    };
    return pattern.replace(PLACE, (_whole, place: Place) => values[place]);
  }
  const counted = [volume === null ? "" : `Vol. ${volume}`, number === null ? "" : `No. ${number}`].filter(Boolean);
  const when = dayPart(frequency, issuedOn);
  return counted.length === 0 ? when : `${counted.join(" ")}, ${when}`;
}
