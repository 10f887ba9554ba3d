import { z } from "zod";

import type { CoverOutcomeRow } from "./coverImportReads.js";
import {
  COVER_COUNT_DESCRIPTIONS,
  COVER_STATE_DESCRIPTIONS,
  PROGRESS_DESCRIPTION,
  coverProgress,
  type StoredCoverImport,
} from "./StoredCoverImport.js";

const count = z.int();

export const coverImportResponse = z
  .object({
    id: count,
    state: z.string().describe(
      Object.entries(COVER_STATE_DESCRIPTIONS)
        .map(([state, description]) => `${state}: ${description}`)
        .join(" "),
    ),
    file_name: z.string().nullable(),
    sent_by: z.string(),
    replaces_covers: z.boolean().describe("Whether books that have a cover get the new one."),
    created_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
    message: z.string().nullable().describe("Why it failed."),
    progress: z.number().nullable().describe(PROGRESS_DESCRIPTION),
    files: count.describe(COVER_COUNT_DESCRIPTIONS.files),
    files_seen: count.describe("How many of them have been looked at."),
    attached: count.describe(COVER_COUNT_DESCRIPTIONS.attached),
    unmatched: count.describe(COVER_COUNT_DESCRIPTIONS.unmatched),
    refused: count.describe(COVER_COUNT_DESCRIPTIONS.refused),
    covered: count.describe(COVER_COUNT_DESCRIPTIONS.covered),
  })
  .meta({ id: "CoverImport", description: "An archive of covers that follow an import." });

export const coverFileResponse = z.object({
  file_name: z.string().describe("Without its folders."),
  book_id: z.int().nullable().describe("Null where no book is concerned."),
  title: z.string().nullable().describe("The book's; null once it is gone for good."),
  reason: z.string().nullable().describe("Why; null where there is nothing to say."),
});

export function presentCoverImport(row: StoredCoverImport): z.infer<typeof coverImportResponse> {
  return {
    id: row.id,
    state: row.state,
    file_name: row.fileName,
    sent_by: row.actor,
    replaces_covers: row.replacesCovers,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    message: row.message,
    progress: coverProgress(row),
    files: row.files,
    files_seen: row.filesSeen,
    attached: row.attached,
    unmatched: row.unmatched,
    refused: row.refused,
    covered: row.covered,
  };
}

export function presentCoverFile({
  fileName,
  bookId,
  title,
  reason,
}: CoverOutcomeRow): z.infer<typeof coverFileResponse> {
  return { file_name: fileName, book_id: bookId, title, reason };
}
