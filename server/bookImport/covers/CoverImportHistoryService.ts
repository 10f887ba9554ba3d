import sql from "sql-template-tag";

import type { Database } from "../../platform/database/Database.js";
import type { Page, PageArgs } from "../../platform/database/keyset.js";
import { assertCanRead, canRead, type Viewer } from "../../viewer.js";
import type { CoverOutcomeKind } from "./CoverOutcome.entity.js";
import {
  countAwaitingCover,
  coverImportById,
  coverImportPage,
  coverOutcomePage,
  type CoverOutcomeRow,
} from "./coverImportReads.js";
import type { StoredCoverImport } from "./StoredCoverImport.js";

/** What has become of the covers that were sent. */
export class CoverImportHistoryService {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  async page(viewer: Viewer, page: PageArgs): Promise<Page<StoredCoverImport>> {
    assertCanRead(viewer, "imports");
    return this.database.read((reader) => coverImportPage(reader, page));
  }

  async count(viewer: Viewer): Promise<number> {
    assertCanRead(viewer, "imports");
    return this.database.read((reader) => reader.count(sql`FROM cover_imports WHERE state <> 'arriving'`));
  }

  /** Null also where none is named. */
  async byId(viewer: Viewer, id: number | null): Promise<StoredCoverImport | null> {
    assertCanRead(viewer, "imports");
    return id === null ? null : this.database.read((reader) => coverImportById(reader, id));
  }

  /** For lookups by global id; null if the viewer may not know that it exists. */
  async findForNode(viewer: Viewer, id: number): Promise<StoredCoverImport | null> {
    return canRead(viewer, "imports") ? this.byId(viewer, id) : null;
  }

  /** Files with this outcome; empty once that is no longer kept. */
  async outcomes(
    viewer: Viewer,
    { id }: Pick<StoredCoverImport, "id">,
    kind: CoverOutcomeKind,
    page: PageArgs,
  ): Promise<Page<CoverOutcomeRow>> {
    assertCanRead(viewer, "imports");
    return this.database.read((reader) => coverOutcomePage(reader, id, kind, page));
  }

  async countOutcomes(viewer: Viewer, { id }: Pick<StoredCoverImport, "id">, kind: CoverOutcomeKind): Promise<number> {
    assertCanRead(viewer, "imports");
    return this.database.read((reader) =>
      reader.count(sql`FROM cover_outcomes WHERE cover_import_id = ${id} AND kind = ${kind}`),
    );
  }

  /** How many books lack the cover that their imported file names; of one import, or of all. */
  async countAwaiting(viewer: Viewer, importId: number | null = null): Promise<number> {
    assertCanRead(viewer, "imports");
    return this.database.read((reader) => countAwaitingCover(reader, importId));
  }
}
