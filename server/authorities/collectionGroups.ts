/** The parts of a collection by which reports count, and a category may be one of. */
export const COLLECTION_GROUPS = [
  "fiction",
  "nonfiction",
  "textbook",
  "reference",
  "periodical",
  "audiovisual",
] as const;
export type CollectionGroup = (typeof COLLECTION_GROUPS)[number];
