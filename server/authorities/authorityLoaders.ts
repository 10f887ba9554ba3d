import DataLoader from "dataloader";

import type { DatabaseReads, Reader } from "../platform/database/Database.js";
import { groupBy } from "../platform/groupBy.js";
import { MAX_PAGE_SIZE } from "../platform/database/keyset.js";
import {
  authoritiesByIds,
  type AuthorityList,
  type AuthorityRow,
  type SubjectRow,
  subjectsByIds,
} from "./authorityReads.js";
import { type AuthorVariantRow, variantRows } from "./variants/variantReads.js";

/** One statement a list and request. */
export function createAuthorityLoaders(database: DatabaseReads) {
  const byId = <Row extends { readonly id: number }>(
    load: (reader: Reader, ids: readonly number[]) => Promise<Row[]>,
  ) =>
    new DataLoader<number, Row | null>(async (ids) => {
      const rows = await database.read((reader) => load(reader, ids), { byKey: ids.length <= MAX_PAGE_SIZE });
      const found = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => found.get(id) ?? null);
    });
  const list = <List extends AuthorityList>(name: List) =>
    byId<AuthorityRow<List>>((reader, ids) => authoritiesByIds(reader, name, ids));

  return {
    authors: list("authors"),
    publishers: list("publishers"),
    categories: list("categories"),
    classifications: list("classifications"),
    locations: list("locations"),
    sources: list("sources"),
    subjects: byId<SubjectRow>(subjectsByIds),
    /** The library's own other names of authors, and the delivered ones that it does not want. */
    authorVariants: new DataLoader<number, readonly AuthorVariantRow[]>(async (ids) => {
      const rows = await database.read((reader) => variantRows(reader, ids), { byKey: ids.length <= MAX_PAGE_SIZE });
      const found = groupBy(rows, ({ authorId }) => authorId);
      return ids.map((id) => found.get(id) ?? []);
    }),
  };
}

export type AuthorityLoaders = ReturnType<typeof createAuthorityLoaders>;
