import DataLoader from "dataloader";

import type { Viewer } from "../viewer.js";
import type { ReadingListRow } from "./readingListReads.js";
import type { ReadingListService } from "./ReadingListService.js";

/** One statement each for any number of books or lists. */
export function createReadingListLoaders(readingLists: ReadingListService, viewer: Viewer) {
  return {
    listBooksCount: new DataLoader<number, number>(async (listIds) => {
      const counts = await readingLists.booksCounts(viewer, listIds);
      return listIds.map((id) => counts.get(id) ?? 0);
    }),
    listFirstBookIds: new DataLoader<number, readonly number[]>(async (listIds) => {
      const bookIds = await readingLists.firstBookIds(viewer, listIds);
      return listIds.map((id) => bookIds.get(id) ?? []);
    }),
    listsWithBook: new DataLoader<number, readonly ReadingListRow[]>(async (bookIds) => {
      const lists = await readingLists.listsWith(viewer, bookIds);
      return bookIds.map((id) => lists.get(id) ?? []);
    }),
  };
}

export type ReadingListLoaders = ReturnType<typeof createReadingListLoaders>;
