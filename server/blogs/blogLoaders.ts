import DataLoader from "dataloader";

import type { DatabaseReads } from "../platform/database/Database.js";
import { required } from "../platform/required.js";
import { bodiesOf, type BlogBody } from "./blogReads.js";

/** Loads the bodies of a page's posts in one statement. Callers have checked that the viewer may see these posts. */
export function createBlogLoaders(database: DatabaseReads) {
  return {
    blogBody: new DataLoader<number, BlogBody>(async (ids) => {
      const found = await database.read((reader) => bodiesOf(reader, ids));
      return ids.map((id) => required(found.get(id), "the body of a post"));
    }),
  };
}

export type BlogLoaders = ReturnType<typeof createBlogLoaders>;
