import DataLoader from "dataloader";

import type { DatabaseReads } from "../platform/database/Database.js";
import { bodiesOf, type BlogBody } from "./blogReads.js";

const EMPTY_BODY: BlogBody = { body: "", bodyHtml: "" };

/** Loads the bodies of a page's posts in one statement. Callers have checked that the viewer may see these posts. */
export function createBlogLoaders(database: DatabaseReads) {
  return {
    blogBody: new DataLoader<number, BlogBody>(async (ids) => {
      const found = await database.read((reader) => bodiesOf(reader, ids));
      return ids.map((id) => found.get(id) ?? EMPTY_BODY);
    }),
  };
}

export type BlogLoaders = ReturnType<typeof createBlogLoaders>;
