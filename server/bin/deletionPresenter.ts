import { z } from "zod";

import type { Deletion } from "./Deletion.js";

export const deletionsResponse = z.object({
  data: z.array(z.object({ id: z.int(), deleted: z.boolean(), message: z.string() })),
  bin_entry_ids: z.array(z.int()).describe("Their way back, for POST /bin/restore."),
  message: z.string(),
});

/** `noun`: what was to be deleted, in Indonesian. */
export function presentDeletions(deletions: readonly Deletion[], noun: string): z.infer<typeof deletionsResponse> {
  const gone = deletions.filter(({ refused }) => refused === null).length;
  return {
    data: deletions.map(({ id, refused }) => ({
      id,
      deleted: refused === null,
      message: refused?.message ?? "Dihapus.",
    })),
    bin_entry_ids: deletions.flatMap(({ binEntryId }) => binEntryId ?? []),
    message:
      gone === deletions.length ? `${gone} ${noun} dihapus.` : `${gone} dari ${deletions.length} ${noun} dihapus.`,
  };
}
