import sql from "sql-template-tag";

import type { DatabaseReads, Reader } from "../platform/database/Database.js";
import { type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { assertCanRead, canRead, type Viewer } from "../viewer.js";
import {
  countOutcomes,
  countProposals,
  itemKeys,
  itemsOfList,
  type ProposalCounts,
  type Scanner,
  selectItems,
  selectScanners,
  selectShelves,
  selectStockTakes,
  selectTotals,
  type ShelfRow,
  stockTakeById,
  type StockTakeItemRow,
  type StockTakeRow,
  type StockTakeTotals,
} from "./stockTakeReads.js";
import { type ItemList } from "./stockTakeInput.js";

/** Which stock takes there are, how far each is, and what became of its copies. */
export class StockTakeService {
  constructor(private readonly database: DatabaseReads) {}

  /** The newest first. */
  page(viewer: Viewer, page: PageArgs): Promise<Page<StockTakeRow>> {
    assertCanRead(viewer, "stockTakes");
    return this.database.read((reader) =>
      readPage<StockTakeRow>(
        "stockTakes",
        [
          {
            keys: [{ column: sql`id`, descending: true, valueOf: ({ id }) => id }],
            fetch: (where, order, limit) =>
              selectStockTakes(reader, sql`WHERE ${where} ORDER BY ${order} LIMIT ${limit}`),
          },
        ],
        page,
      ),
    );
  }

  count(viewer: Viewer): Promise<number> {
    assertCanRead(viewer, "stockTakes");
    return this.database.read((reader) => reader.count(sql`FROM stock_takes`));
  }

  byId(viewer: Viewer, id: number): Promise<StockTakeRow | null> {
    assertCanRead(viewer, "stockTakes");
    return this.database.read((reader) => stockTakeById(reader, id));
  }

  /** Null also where the viewer may not know that there is one. */
  async findForNode(viewer: Viewer, id: number): Promise<StockTakeRow | null> {
    return canRead(viewer, "stockTakes") ? this.byId(viewer, id) : null;
  }

  /** In the order of the ids. */
  totals(viewer: Viewer, ids: readonly number[]): Promise<StockTakeTotals[]> {
    return this.read(viewer, (reader) => selectTotals(reader, ids));
  }

  shelves(viewer: Viewer, id: number): Promise<ShelfRow[]> {
    return this.read(viewer, (reader) => selectShelves(reader, id));
  }

  scanners(viewer: Viewer, id: number): Promise<Scanner[]> {
    return this.read(viewer, (reader) => selectScanners(reader, id));
  }

  /** What the end could change, and how many copies. */
  proposals(viewer: Viewer, id: number): Promise<ProposalCounts> {
    return this.read(viewer, (reader) => countProposals(reader, id));
  }

  itemPage(viewer: Viewer, id: number, list: ItemList, page: PageArgs): Promise<Page<StockTakeItemRow>> {
    const where = itemsOfList(id, list);
    return this.read(viewer, (reader) =>
      readPage<StockTakeItemRow>(
        `stockTakeItems:${id}:${list}`,
        [
          {
            keys: itemKeys(list),
            fetch: (condition, order, limit) =>
              selectItems(reader, sql`WHERE ${where} AND ${condition} ORDER BY ${order} LIMIT ${limit}`),
          },
        ],
        page,
      ),
    );
  }

  countItems(viewer: Viewer, id: number, list: ItemList): Promise<number> {
    return this.read(viewer, (reader) => reader.count(sql`FROM stock_take_items WHERE ${itemsOfList(id, list)}`));
  }

  outcomes(viewer: Viewer, id: number): ReturnType<typeof countOutcomes> {
    return this.read(viewer, (reader) => countOutcomes(reader, id));
  }

  private read<Result>(viewer: Viewer, work: (reader: Reader) => Promise<Result>): Promise<Result> {
    assertCanRead(viewer, "stockTakes");
    return this.database.read(work);
  }
}
