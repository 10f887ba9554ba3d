/** The first letters of the first and the last word of a name: `SR` for Siti Nur Rahmawati. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._@-]+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase();
}
