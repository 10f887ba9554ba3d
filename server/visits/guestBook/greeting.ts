import { timeIn } from "../../platform/time/libraryClock.js";

/** Prefixes that belong to the following word: "Pak Budi", "Dr. Sri", "I Gede", "M. Rizki". */
const NAME_PREFIX = /^(?:pak|bapak|bu|ibu|kak|mas|mbak|haji|hajah|.{1,2}|.+\.)$/iu;

/** Which time of day a greeting names until each of these hours; after the last one it is night again. */
const TIMES_OF_DAY = [
  { until: "04:00", name: "malam" },
  { until: "11:00", name: "pagi" },
  { until: "15:00", name: "siang" },
  { until: "18:00", name: "sore" },
];

/** The short name for a greeting, where others may see the screen: never the full name. */
export function greetingName(name: string): string {
  const words = name.split(" ");
  const end = words.findIndex((word) => !NAME_PREFIX.test(word));
  const shortName = words.slice(0, end === -1 ? words.length : end + 1).join(" ");
  return shortName === shortName.toUpperCase() ? toTitleCase(shortName) : shortName;
}

/** Names in registers are often in capitals. */
function toTitleCase(name: string): string {
  return name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** `Selamat pagi, Rina` by the library's clock; whoever is back within the hour is told so. */
export function greetingFor(name: string, isBack: boolean, timeZone: string, now: Date): string {
  if (isBack) {
    return `Selamat datang kembali, ${name}`;
  }
  const time = timeIn(timeZone, now);
  const timeOfDay = TIMES_OF_DAY.find(({ until }) => time < until)?.name ?? "malam";
  return `Selamat ${timeOfDay}, ${name}`;
}
