import sql, { join, type Sql } from "sql-template-tag";
import { z } from "zod";

import { NotFoundError } from "../../errors.js";
import type { RowOf } from "../../platform/database/columns.js";
import type { Database, Reader } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { type KeyColumn, type Page, type PageArgs, readPage } from "../../platform/database/keyset.js";
import { given } from "../../platform/validation/fields.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, assertCanRead, canRead, type Viewer } from "../../viewer.js";
import { UNMET_OUTCOMES, unmetSearchTable } from "./UnmetSearch.entity.js";
import type { UnmetSearchRecorder } from "./UnmetSearchRecorder.js";

export type UnmetSearchRow = RowOf<typeof unmetSearchTable>;

export const UNMET_SORTS = ["count", "day"] as const;

/** Narrows and orders the list. */
export interface UnmetListArgs {
  readonly isDone?: boolean | null | undefined;
  readonly outcome?: string | null | undefined;
  readonly sort?: string | null | undefined;
}

const listInput = z.strictObject({
  isDone: given(z.boolean()),
  outcome: given(z.enum(UNMET_OUTCOMES)),
  sort: given(z.enum(UNMET_SORTS)),
});
export const unmetSearchInput = z.strictObject({
  isDone: z.boolean().describe("Whether somebody has seen to it: bought it, or decided against it."),
});

const byId: KeyColumn<UnmetSearchRow> = { column: sql`id`, descending: true, valueOf: ({ id }) => id };
const orders: Readonly<Record<(typeof UNMET_SORTS)[number], readonly KeyColumn<UnmetSearchRow>[]>> = {
  count: [{ column: sql`search_count`, descending: true, valueOf: ({ searchCount }) => searchCount }, byId],
  day: [{ column: sql`last_day`, descending: true, valueOf: ({ lastDay }) => lastDay }, byId],
};

/** What readers searched for in vain, for librarians who buy books. */
export class UnmetSearchService {
  constructor(
    private readonly database: Database,
    private readonly recorder: UnmetSearchRecorder,
  ) {}

  /** What is most wanted first, or what was wanted last. @throws ValidationError */
  async page(viewer: Viewer, list: UnmetListArgs, page: PageArgs): Promise<Page<UnmetSearchRow>> {
    assertCanRead(viewer, "catalogue");
    const { sort = "count", ...filter } = parseInput(listInput, list);
    const where = conditionOf(filter);
    await this.recorder.flush();
    return this.database.read((reader) =>
      readPage<UnmetSearchRow>(
        `unmetSearches:${sort}`,
        [
          {
            keys: orders[sort],
            fetch: (condition, order, limit) =>
              select(reader, sql`${where} AND ${condition} ORDER BY ${order} LIMIT ${limit}`),
          },
        ],
        page,
      ),
    );
  }

  async count(viewer: Viewer, list: UnmetListArgs): Promise<number> {
    assertCanRead(viewer, "catalogue");
    const where = conditionOf(parseInput(listInput, list));
    await this.recorder.flush();
    return this.database.read((reader) => reader.count(sql`FROM unmet_searches WHERE ${where}`));
  }

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<UnmetSearchRow | null> {
    if (!canRead(viewer, "catalogue")) return null;
    const [found] = await this.database.read((reader) => select(reader, sql`id = ${id}`));
    return found ?? null;
  }

  /** Says that it is seen to, or that it is not. @throws NotFoundError; ValidationError */
  async update(viewer: Viewer, id: number, input: unknown): Promise<UnmetSearchRow> {
    assertCanManage(viewer, "catalogue");
    const { isDone } = parseInput(unmetSearchInput, input);
    return this.database.write({ viewer }, async (tx) => {
      const [before] = await select(tx, sql`id = ${id} ${forUpdate(tx)}`);
      if (!before) throw new NotFoundError("Pencarian ini tidak ada lagi di daftar. Muat ulang daftarnya.");
      const values = ({ words }: UnmetSearchRow, done: boolean) => ({ words, isDone: done });
      await tx.update(unmetSearchTable, { isDone }, sql`id = ${id}`);
      const audit = {
        action: "unmetSearch.update" as const,
        recordId: id,
        before: values(before, before.isDone),
        after: values(before, isDone),
      };
      return { result: { ...before, isDone }, audit: before.isDone === isDone ? [] : [audit] };
    });
  }
}

function select(reader: Reader, rest: Sql): Promise<UnmetSearchRow[]> {
  return reader.select(unmetSearchTable, sql`FROM unmet_searches WHERE ${rest}`);
}

function conditionOf({ isDone, outcome }: Pick<z.infer<typeof listInput>, "isDone" | "outcome">): Sql {
  return join(
    [
      sql`1 = 1`,
      ...(isDone === undefined ? [] : [sql`is_done = ${isDone ? 1 : 0}`]),
      ...(outcome === undefined ? [] : [sql`outcome = ${outcome}`]),
    ],
    " AND ",
  );
}
