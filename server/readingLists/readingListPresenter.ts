import { z } from "zod";

import { type BookResponse, bookResponse } from "../books/bookPresenter.js";
import { READING_LIST_KINDS } from "./ReadingList.entity.js";
import type { ReadingListItemRow, ReadingListRow } from "./readingListReads.js";

/** A reading list as REST returns it. */
export const readingListResponse = z
  .object({
    id: z.int(),
    kind: z.enum(READING_LIST_KINDS).describe("`favourites` and `own` are private; `library` is the library's."),
    name: z.string(),
    description: z.string().nullable(),
    slug: z.string().nullable().describe("In the address of its public page; null until it is first published."),
    books_count: z.int().describe("Books of the catalogue that are on it."),
    published_at: z.iso.datetime().nullable().describe("Since when everybody sees it; null while it is private."),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "ReadingList", description: "Books that somebody keeps under a name." });

export const readingListItemResponse = z
  .object({ note: z.string().nullable(), added_at: z.iso.datetime(), book: bookResponse })
  .meta({ id: "ReadingListItem", description: "A book on a reading list." });

export function presentReadingList(list: ReadingListRow, booksCount: number): z.infer<typeof readingListResponse> {
  return {
    id: list.id,
    kind: list.kind,
    name: list.name,
    description: list.description,
    slug: list.slug,
    books_count: booksCount,
    published_at: list.publishedAt?.toISOString() ?? null,
    created_at: list.createdAt.toISOString(),
    updated_at: list.updatedAt.toISOString(),
  };
}

export function presentReadingListItem(
  { note, addedAt }: ReadingListItemRow,
  book: BookResponse,
): z.infer<typeof readingListItemResponse> {
  return { note, added_at: addedAt.toISOString(), book };
}
