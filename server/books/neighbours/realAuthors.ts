import DataLoader from "dataloader";
import sql, { join } from "sql-template-tag";

import { authorTable } from "../../authorities/records/Author.entity.js";
import type { DatabaseReads, Reader } from "../../platform/database/Database.js";

/** Who has written more is an institution, or a name that stands for many. */
export const MAX_BOOKS_OF_AUTHOR = 100;
/** What stands in an author's place where nobody is named. */
const NO_AUTHORS = ["pustaka", "penerbit", "penulis", "anonim", "anonymous", "redaksi", "nn", "n n"];

/** Which authors are persons: neither a publisher nor a team, nor a name that stands on hundreds of books. */
export function createRealAuthorsLoader(database: DatabaseReads) {
  return new DataLoader<number, boolean>(async (ids) => {
    const found = await database.read((reader) => selectRealAuthors(reader, ids), { byKey: true });
    return ids.map((id) => found.has(id));
  });
}

async function selectRealAuthors(reader: Reader, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await reader.select(
    { id: authorTable.id },
    sql`FROM authors WHERE authors.id IN (${join([...ids])}) AND authors.books_count <= ${MAX_BOOKS_OF_AUTHOR}
        AND authors.name_key NOT LIKE 'tim %' AND authors.name_key NOT IN (${join(NO_AUTHORS)})
        AND NOT EXISTS (SELECT 1 FROM publishers WHERE publishers.name_key = authors.name_key)`,
  );
  return new Set(rows.map(({ id }) => id));
}
