/** What search engines show of a description. */
export const MAX_DESCRIPTION_LENGTH = 155;

/** One line of at most so many letters, cut at a word's end. */
export function truncate(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= maxLength) return line;
  return `${line.slice(0, maxLength).replace(/\s+\S*$/, "")}…`;
}
