import sql from "sql-template-tag";

import { invalid } from "../../errors.js";
import type { AuditChange } from "../../platform/database/auditChange.js";
import { pick } from "../../platform/database/columns.js";
import { readCounter } from "../../platform/database/counters/counterReads.js";
import { adjustCounters } from "../../platform/database/counters/counters.js";
import type { Database } from "../../platform/database/Database.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { required } from "../../platform/required.js";
import { assertCanManage, assertCanRead, type Viewer } from "../../viewer.js";
import { authoritiesByIds, type CategoryRow } from "../authorityReads.js";
import type { CollectionGroup } from "../collectionGroups.js";
import { editingPlans } from "../editing/editingPlans.js";
import { categoryDraft, recordTables } from "../editing/findOrCreate.js";
import type { RecordBooks } from "../editing/RecordBooks.js";
import { findRecord, recordLock } from "../editing/recordWriter.js";
import { categoryTable } from "../records/Category.entity.js";
import { MOST_GROUPS, setGroupsInput } from "./groupInput.js";
import { proposedGroup } from "./proposedGroup.js";

declare module "../../platform/database/counters/counters.js" {
  interface Counters {
    /** How often somebody has answered which groups the categories have. */
    readonly category_group_answers: number;
  }
}

export interface GroupProposal {
  readonly category: CategoryRow;
  /** Null where its name does not tell. */
  readonly proposed: CollectionGroup | null;
}

export interface GroupProposals {
  /** Whether somebody has answered before: nobody is asked twice. */
  readonly isAnswered: boolean;
  /** How many categories have no group. */
  readonly total: number;
  /** Those with a proposal first, then those with the most books; at most 200. */
  readonly proposals: readonly GroupProposal[];
}

const nameColumns = pick(categoryTable, "id", "name");

/** The groups by which reports count the books of categories: proposed from their names, and set in one act. */
export class CategoryGroupService {
  constructor(
    private readonly database: Database,
    private readonly recordBooks: RecordBooks,
  ) {}

  async proposals(viewer: Viewer): Promise<GroupProposals> {
    assertCanRead(viewer, "catalogue");
    return this.database.read(async (reader) => {
      const answers = await readCounter(reader, "category_group_answers");
      const ungrouped = await reader.select(
        nameColumns,
        // A category without books may be one that only an unfinished import knows.
        sql`FROM categories WHERE collection_group IS NULL AND books_count > 0 ORDER BY books_count DESC, name_key, id`,
      );
      const named = ungrouped.map(({ id, name }) => ({ id, proposed: proposedGroup(name) }));
      const shown = [
        ...named.filter(({ proposed }) => proposed !== null),
        ...named.filter(({ proposed }) => proposed === null),
      ].slice(0, MOST_GROUPS);
      const ids = shown.map(({ id }) => id);
      const rows = ids.length === 0 ? [] : await authoritiesByIds(reader, "categories", ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return {
        isAnswered: answers > 0,
        total: ungrouped.length,
        proposals: shown.flatMap(({ id, proposed }) => {
          const category = byId.get(id);
          return category ? [{ category, proposed }] : [];
        }),
      };
    });
  }

  /** All of them or none, and the question counts as answered. @throws ValidationError */
  async setGroups(viewer: Viewer, input: unknown): Promise<CategoryRow[]> {
    assertCanManage(viewer, "catalogue");
    const { groups } = parseInput(setGroupsInput, input);
    const ids = groups.map(({ categoryId }) => categoryId);
    const { recordType, valuesOf } = editingPlans.categories;
    return this.database.write({ viewer, locks: [recordLock("categories", ids)] }, async (tx) => {
      const audit: AuditChange[] = [];
      const result: CategoryRow[] = [];
      for (const [index, { categoryId: id, collectionGroup }] of groups.entries()) {
        const books = await this.recordBooks.lock(tx, "categories", id);
        const before = await findRecord(tx, "categories", id);
        if (before === null) {
          throw invalid(
            `groups.${index}.categoryId`,
            "Kategori ini sudah tidak ada. Buka lagi daftarnya, lalu ulangi.",
          );
        }
        if (before.collectionGroup === collectionGroup) {
          result.push(before);
          continue;
        }
        await recordTables.categories.update(tx, id, categoryDraft({ name: before.name, collectionGroup }));
        await this.recordBooks.touch(tx, books, null);
        const after = required(await findRecord(tx, "categories", id), "the category just changed");
        result.push(after);
        audit.push({ action: `${recordType}.update`, recordId: id, before: valuesOf(before), after: valuesOf(after) });
      }
      await adjustCounters(tx, { category_group_answers: 1 });
      return { result, audit };
    });
  }
}
