/** Prefixes that belong to the following word: "Pak Budi", "Dr. Sri", "I Gede", "M. Rizki". */
const NAME_PREFIX = /^(?:pak|bapak|bu|ibu|kak|mas|mbak|haji|hajah|.{1,2}|.+\.)$/iu;

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

export function greetingFor(name: string, isBack: boolean): string {
  return isBack ? `Selamat datang kembali, ${name}!` : `Selamat datang, ${name}!`;
}
