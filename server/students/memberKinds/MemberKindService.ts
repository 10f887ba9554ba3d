import sql from "sql-template-tag";

import type { DatabaseReads } from "../../platform/database/Database.js";
import { type KeyColumn, type Page, type PageArgs, readPage } from "../../platform/database/keyset.js";
import { assertLibrarian, canRead, isSignedIn, type Viewer } from "../../viewer.js";
import { countStudentsByKind, memberKindById, type MemberKindRow, selectMemberKinds } from "./memberKindReads.js";

const keys: readonly KeyColumn<MemberKindRow>[] = [
  { column: sql`position`, descending: false, valueOf: ({ position }) => position },
  { column: sql`id`, descending: false, valueOf: ({ id }) => id },
];

/** Reads the kinds of members: who works with members all of them, whoever has an account the one that is named. */
export class MemberKindService {
  constructor(private readonly database: DatabaseReads) {}

  /** In the library's order. */
  page(viewer: Viewer, page: PageArgs): Promise<Page<MemberKindRow>> {
    assertLibrarian(viewer);
    return this.database.read((reader) =>
      readPage<MemberKindRow>(
        "memberKinds",
        [{ keys, fetch: (condition, order, limit) => selectMemberKinds(reader, condition, order, limit) }],
        page,
      ),
    );
  }

  count(viewer: Viewer): Promise<number> {
    assertLibrarian(viewer);
    return this.database.read((reader) => reader.count(sql`FROM member_kinds`));
  }

  async byId(viewer: Viewer, id: number): Promise<MemberKindRow | null> {
    return isSignedIn(viewer) ? this.database.read((reader) => memberKindById(reader, id)) : null;
  }

  /** In the order of the ids; null for who may not list members. */
  async studentCounts(viewer: Viewer, ids: readonly number[]): Promise<(number | null)[]> {
    if (!canRead(viewer, "students")) return ids.map(() => null);
    const counts = await this.database.read((reader) => countStudentsByKind(reader, ids));
    return ids.map((id) => counts.get(id) ?? 0);
  }
}
