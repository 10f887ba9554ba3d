import sql from "sql-template-tag";

import type { Database } from "../database/Database.js";
import { type Page, type PageArgs, readPage } from "../database/keyset.js";
import type { Viewer } from "../viewer.js";

export interface EResourceRow {
  readonly id: number;
  readonly label: string;
  readonly url: string;
  readonly description: string | null;
  readonly position: number;
}

const columns = sql`id, label, url, description, position`;

export class EResourceService {
  constructor(private readonly database: Database) {}

  /** The active ones in the order the library gave them. */
  page(_viewer: Viewer, page: PageArgs): Promise<Page<EResourceRow>> {
    return this.database.read((reader) =>
      readPage<EResourceRow>(
        "eResources",
        [
          {
            keys: [
              { column: sql`position`, descending: false, valueOf: (row) => row.position },
              { column: sql`id`, descending: false, valueOf: (row) => row.id },
            ],
            fetch: (condition, order, limit) =>
              reader.rows<EResourceRow>(
                sql`SELECT ${columns} FROM e_resources WHERE active = 1 AND ${condition} ORDER BY ${order} LIMIT ${limit}`,
              ),
          },
        ],
        page,
      ),
    );
  }

  count(_viewer: Viewer): Promise<number> {
    return this.database.read(async (reader) => {
      const [row] = await reader.rows<{ count: number }>(sql`SELECT COUNT(*) AS count FROM e_resources WHERE active = 1`);
      return Number(row?.count ?? 0);
    });
  }

  byId(_viewer: Viewer, id: number): Promise<EResourceRow | null> {
    return this.database.read(async (reader) => {
      const [row] = await reader.rows<EResourceRow>(sql`SELECT ${columns} FROM e_resources WHERE active = 1 AND id = ${id}`);
      return row ?? null;
    });
  }
}
