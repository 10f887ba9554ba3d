/** The length that search engines show. */
export const MAX_DESCRIPTION_LENGTH = 155;

/** One line of at most `maxLength` characters, cut at a word boundary. */
export function truncate(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= maxLength) return line;
  return `${line.slice(0, maxLength).replace(/\s+\S*$/, "")}…`;
}
