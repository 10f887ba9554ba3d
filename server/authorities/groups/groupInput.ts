import { z } from "zod";

import { COLLECTION_GROUPS } from "../collectionGroups.js";

/** More are set in a second act: each of them locks the books of its category. */
export const MOST_GROUPS = 200;

/** The groups of categories; none at all says that all of them stay as they are. */
export const setGroupsInput = z.strictObject({
  groups: z
    .array(z.strictObject({ categoryId: z.int(), collectionGroup: z.enum(COLLECTION_GROUPS).nullable() }))
    .max(MOST_GROUPS, `Maksimal ${MOST_GROUPS} kategori sekaligus.`)
    .refine(
      (groups) => new Set(groups.map(({ categoryId }) => categoryId)).size === groups.length,
      "Setiap kategori cukup disebut sekali.",
    ),
});
