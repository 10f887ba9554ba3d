import type { BookFileFormat } from "../gql/graphql";

/** Whether a file is heard and not read. */
export function isSound(format: BookFileFormat): boolean {
  return format === "MP3" || format === "M4A" || format === "OGG";
}
