/** Prefixes that belong to the following word: "Pak Budi", "Dr. Sri", "I Gede", "M. Rizki". */
const NAME_PREFIX = /^(?:pak|bapak|bu|ibu|kak|mas|mbak|haji|hajah|.{1,2}|.+\.)$/iu;

/** The name by which somebody is called, as the guest book greets (`server/visits/guestBook/greeting.ts`). */
export function callName(name: string): string {
  const words = name.split(" ");
  const end = words.findIndex((word) => !NAME_PREFIX.test(word));
  return words.slice(0, end === -1 ? words.length : end + 1).join(" ");
}
