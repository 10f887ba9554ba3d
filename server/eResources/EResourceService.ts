import sql, { type Sql } from "sql-template-tag";

import type { DatabaseReads } from "../platform/database/Database.js";
import { type KeyColumn, type Page, type PageArgs, readPage, writeCursor } from "../platform/database/keyset.js";
import { canRead, type Viewer } from "../viewer.js";
import { eResourceById, type EResourceRow, selectEResources } from "./eResourceReads.js";

const LIST_NAME = "eResources";
const keys: readonly KeyColumn<EResourceRow>[] = [
  { column: sql`position`, descending: false, valueOf: (row) => row.position },
  { column: sql`id`, descending: false, valueOf: (row) => row.id },
];

/** Links to reading elsewhere on the web, in the library's own order. */
export class EResourceService {
  constructor(private readonly database: DatabaseReads) {}

  /** Administrators see all, everybody else the active ones. */
  page(viewer: Viewer, page: PageArgs): Promise<Page<EResourceRow>> {
    return this.database.read((reader) =>
      readPage<EResourceRow>(
        LIST_NAME,
        [
          {
            keys,
            fetch: (condition, order, limit) =>
              selectEResources(reader, sql`${visibleTo(viewer)} AND ${condition}`, order, limit),
          },
        ],
        page,
      ),
    );
  }

  count(viewer: Viewer): Promise<number> {
    return this.database.read((reader) => reader.count(sql`FROM e_resources WHERE ${visibleTo(viewer)}`));
  }

  byId(viewer: Viewer, id: number): Promise<EResourceRow | null> {
    return this.database.read((reader) => eResourceById(reader, id, visibleTo(viewer)));
  }

  /** The e-resource's edge in the list, for the result of a mutation. */
  toEdge(node: EResourceRow): { cursor: string; node: EResourceRow } {
    return { cursor: writeCursor(LIST_NAME, 0, keys, node), node };
  }
}

function visibleTo(viewer: Viewer): Sql {
  return canRead(viewer, "catalogue") ? sql`1 = 1` : sql`active = 1`;
}
