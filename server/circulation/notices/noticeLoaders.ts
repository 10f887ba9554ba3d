import DataLoader from "dataloader";

import type { DatabaseReads } from "../../platform/database/Database.js";
import { type MessageNotice, noticesOf, settledLosses } from "./noticeReads.js";

/** For the rows of a page, in one statement. Callers have checked that the viewer may see these. */
export function createNoticeLoaders(database: DatabaseReads) {
  return {
    noticesOfMessage: new DataLoader<number, readonly MessageNotice[]>(async (ids) => {
      const found = await database.read((reader) => noticesOf(reader, ids));
      return ids.map((id) => found.get(id) ?? []);
    }),
    isLossSettled: new DataLoader<number, boolean>(async (ids) => {
      const settled = await database.read((reader) => settledLosses(reader, ids));
      return ids.map((id) => settled.has(id));
    }),
  };
}

export type NoticeLoaders = ReturnType<typeof createNoticeLoaders>;
