import type { AuthorName } from "../../server/authorities/names/authorName.js";

/** "Andrea Hirata" as the catalogue keeps it. */
export function splitAuthorName(name: string): AuthorName {
  const words = name.split(" ");
  const lastName = words.length > 1 ? (words.pop() ?? null) : null;
  return { firstName: words.join(" "), lastName, kind: "person" };
}
