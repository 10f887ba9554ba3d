/** What search engines show of a description. */
export const LONGEST_DESCRIPTION = 155;

/** One line of at most so many letters, cut at a word's end. */
export function shorten(text: string, longest: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, longest).replace(/\s+\S*$/, "")}…`;
}
