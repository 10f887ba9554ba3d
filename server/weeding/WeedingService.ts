import sql, { type Sql } from "sql-template-tag";

import { invalid } from "../errors.js";
import { integer } from "../platform/database/columns.js";
import type { DatabaseReads, Reader } from "../platform/database/Database.js";
import { type KeyColumn, type Page, type PageArgs, readPage, writeCursor } from "../platform/database/keyset.js";
import { maxId } from "../platform/database/maxId.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertCanRead, canRead, type Viewer } from "../viewer.js";
import { type Candidate, candidateCondition, copiesWithPlace, copyColumns, withUse } from "./candidates.js";
import { recordedCopies } from "../stockTakes/stockTakePart.js";
import { candidateReasons, candidateWarning } from "./candidateWords.js";
import { candidatesInput, type WeedingList } from "./weedingInput.js";
import {
  countFates,
  type FateCount,
  itemsOf,
  selectItems,
  selectWeedings,
  selectWeedingTotals,
  weedingById,
  type WeedingItemRow,
  type WeedingRow,
  type WeedingTotals,
} from "./weedingReads.js";

/** A copy that may leave the collection, with why. */
export interface CandidateRow extends Candidate {
  readonly reasons: readonly string[];
  readonly warning: string | null;
}

/** Copies that one page looks at: it is short where few of them match, and the next one goes on behind them. */
const COPIES_LOOKED_AT = 5_000;

const candidateKeys: readonly KeyColumn<{ readonly id: number }>[] = [
  {
    column: sql`copies.id`,
    descending: false,
    valueOf: ({ id }) => id,
    accepts: (value) => typeof value === "number",
  },
];
const CANDIDATES = "weedingCandidates";

/** Which copies may leave the collection, and which are collected for it. */
export class WeedingService {
  constructor(
    private readonly database: DatabaseReads,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** The newest first. */
  page(viewer: Viewer, page: PageArgs): Promise<Page<WeedingRow>> {
    return this.read(viewer, (reader) =>
      readPage<WeedingRow>(
        "weedings",
        [
          {
            keys: [{ column: sql`id`, descending: true, valueOf: ({ id }) => id }],
            fetch: (where, order, limit) =>
              selectWeedings(reader, sql`WHERE ${where} ORDER BY ${order} LIMIT ${limit}`),
          },
        ],
        page,
      ),
    );
  }

  count(viewer: Viewer): Promise<number> {
    return this.read(viewer, (reader) => reader.count(sql`FROM weedings`));
  }

  byId(viewer: Viewer, id: number): Promise<WeedingRow | null> {
    return this.read(viewer, (reader) => weedingById(reader, id));
  }

  /** Null also where the viewer may not know that there is one. */
  async findForNode(viewer: Viewer, id: number): Promise<WeedingRow | null> {
    return canRead(viewer, "catalogue") ? this.byId(viewer, id) : null;
  }

  /** In the order of the ids. */
  totals(viewer: Viewer, ids: readonly number[]): Promise<WeedingTotals[]> {
    return this.read(viewer, (reader) => selectWeedingTotals(reader, ids));
  }

  fates(viewer: Viewer, id: number): Promise<FateCount[]> {
    return this.read(viewer, (reader) => countFates(reader, id));
  }

  /** In the order in which they were collected. */
  itemPage(viewer: Viewer, id: number, list: WeedingList, page: PageArgs): Promise<Page<WeedingItemRow>> {
    return this.read(viewer, (reader) =>
      readPage<WeedingItemRow>(
        `weedingItems:${id}:${list}`,
        [
          {
            keys: [{ column: sql`weeding_items.id`, descending: true, valueOf: (item) => item.id }],
            fetch: (where, order, limit) =>
              selectItems(reader, sql`WHERE ${itemsOf(id, list)} AND ${where} ORDER BY ${order} LIMIT ${limit}`),
          },
        ],
        page,
      ),
    );
  }

  countItems(viewer: Viewer, id: number, list: WeedingList): Promise<number> {
    return this.read(viewer, (reader) => reader.count(sql`FROM weeding_items WHERE ${itemsOf(id, list)}`));
  }

  /**
   * Copies that may go, the first that came first. A page looks at so many copies and no more.
   * @throws ValidationError
   */
  candidates(viewer: Viewer, input: unknown, page: PageArgs): Promise<Page<CandidateRow>> {
    assertCanRead(viewer, "catalogue");
    const chosen = parseInput(candidatesInput, input);
    if (page.skip) throw invalid("page", "Daftar ini dibaca dengan cursor, bukan nomor halaman.");
    return this.database.read(async (reader) => {
      const condition = candidateCondition(reader, chosen, this.timeZone);
      let looked = NOTHING;
      const found = await readPage<Candidate>(
        CANDIDATES,
        [
          {
            keys: candidateKeys,
            fetch: async (where, order, limit) => {
              looked = await lookAt(reader, where, order);
              const span = sql`copies.id >= ${looked.first} AND copies.id <= ${looked.last}`;
              const rows = await reader.select(
                copyColumns,
                sql`FROM ${copiesWithPlace(reader)} WHERE ${span} AND ${condition} ORDER BY ${order} LIMIT ${limit}`,
              );
              return withUse(reader, rows, { areCollected: false });
            },
          },
        ],
        page,
      );
      return this.explained(found, looked, Boolean(page.last));
    });
  }

  /** How many there are, looked at part by part. @throws ValidationError */
  async countCandidates(viewer: Viewer, input: unknown): Promise<number> {
    assertCanRead(viewer, "catalogue");
    const chosen = parseInput(candidatesInput, input);
    const last = await this.database.read((reader) => maxId(reader, sql`copies`));
    let count = 0;
    for (let after = 0; after < last; after += COPIES_LOOKED_AT) {
      const span = sql`copies.id > ${after} AND copies.id <= ${after + COPIES_LOOKED_AT}`;
      count += await this.database.read((reader) =>
        reader.count(
          sql`FROM ${recordedCopies(reader)} WHERE ${span} AND ${candidateCondition(reader, chosen, this.timeZone)}`,
        ),
      );
    }
    return count;
  }

  private explained(page: Page<Candidate>, { copies, first, last }: Looked, isBackward: boolean): Page<CandidateRow> {
    const now = this.now();
    const edges = page.edges.map(({ cursor, node }) => ({
      cursor,
      node: { ...node, reasons: candidateReasons(node, now, this.timeZone), warning: candidateWarning(node) },
    }));
    const hasMore = isBackward ? page.hasPreviousPage : page.hasNextPage;
    if (hasMore || copies < COPIES_LOOKED_AT) return { ...page, edges };
    const cursor = writeCursor(CANDIDATES, 0, candidateKeys, { id: isBackward ? first : last });
    return isBackward
      ? { ...page, edges, hasPreviousPage: true, startCursor: cursor }
      : { ...page, edges, hasNextPage: true, endCursor: cursor };
  }

  private read<Result>(viewer: Viewer, work: (reader: Reader) => Promise<Result>): Promise<Result> {
    assertCanRead(viewer, "catalogue");
    return this.database.read(work);
  }
}

interface Looked {
  readonly copies: number;
  readonly first: number;
  readonly last: number;
}

const NOTHING: Looked = { copies: 0, first: 0, last: 0 };
const spanColumns = {
  copies: integer(sql`COUNT(*)`),
  first: integer(sql`COALESCE(MIN(looked.id), 0)`),
  last: integer(sql`COALESCE(MAX(looked.id), 0)`),
};

/** The span of ids that the next copies in this order take. */
async function lookAt(reader: Reader, where: Sql, order: Sql): Promise<Looked> {
  const [row] = await reader.select(
    spanColumns,
    sql`FROM (SELECT copies.id FROM copies WHERE ${where} ORDER BY ${order} LIMIT ${COPIES_LOOKED_AT}) looked`,
  );
  return row ?? NOTHING;
}
