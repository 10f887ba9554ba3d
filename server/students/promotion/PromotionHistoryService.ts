import sql from "sql-template-tag";

import type { DatabaseReads } from "../../platform/database/Database.js";
import { type Page, type PageArgs, readPage } from "../../platform/database/keyset.js";
import { assertCanRead, canRead, type Viewer } from "../../viewer.js";
import {
  countKept,
  type KeptStudent,
  type MovementRow,
  type PromotionRow,
  selectKept,
  selectMovements,
  selectNewestPromotion,
  selectPromotion,
  selectPromotions,
} from "./promotionReads.js";
import { undoRefusal } from "./undoRefusal.js";

/** As many as a promotion may have classes, and where these were split. */
const MAX_MOVEMENTS = 2_000;

/** Which promotions there were, and what they and their undos did. */
export class PromotionHistoryService {
  constructor(
    private readonly database: DatabaseReads,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** The newest first. */
  async page(viewer: Viewer, page: PageArgs): Promise<Page<PromotionRow>> {
    assertCanRead(viewer, "promotions");
    return this.database.read((reader) =>
      readPage<PromotionRow>(
        "studentPromotions",
        [
          {
            keys: [{ column: sql`id`, descending: true, valueOf: ({ id }) => id }],
            fetch: (where, order, limit) =>
              selectPromotions(reader, sql`WHERE ${where} ORDER BY ${order} LIMIT ${limit}`),
          },
        ],
        page,
      ),
    );
  }

  async count(viewer: Viewer): Promise<number> {
    assertCanRead(viewer, "promotions");
    return this.database.read((reader) => reader.count(sql`FROM student_promotions`));
  }

  async byId(viewer: Viewer, id: number): Promise<PromotionRow | null> {
    assertCanRead(viewer, "promotions");
    return this.database.read((reader) => selectPromotion(reader, id));
  }

  /** Null also where the viewer may not know that there is one. */
  async findForNode(viewer: Viewer, id: number): Promise<PromotionRow | null> {
    return canRead(viewer, "promotions") ? this.byId(viewer, id) : null;
  }

  /** Why it cannot be undone; null where it can. */
  async undoRefusal(viewer: Viewer, promotion: PromotionRow): Promise<string | null> {
    assertCanRead(viewer, "promotions");
    const newest = await this.database.read(selectNewestPromotion);
    return undoRefusal(promotion, newest, this.now());
  }

  /** From which class to which, and how many. */
  async movements(viewer: Viewer, { id }: PromotionRow): Promise<MovementRow[]> {
    assertCanRead(viewer, "promotions");
    return this.database.read((reader) => selectMovements(reader, id, MAX_MOVEMENTS));
  }

  /** The students whom an undo would leave, or has left, as they are because they were changed since. */
  async keptPage(viewer: Viewer, promotion: PromotionRow, page: PageArgs): Promise<Page<KeptStudent>> {
    assertCanRead(viewer, "promotions");
    return this.database.read((reader) =>
      readPage<KeptStudent>(
        `studentPromotionKept:${promotion.id}`,
        [
          {
            keys: [{ column: sql`items.student_id`, descending: false, valueOf: ({ studentId }) => studentId }],
            fetch: (where, order, limit) => selectKept(reader, promotion, where, sql`ORDER BY ${order} LIMIT ${limit}`),
          },
        ],
        page,
      ),
    );
  }

  async countKept(viewer: Viewer, promotion: PromotionRow): Promise<number> {
    assertCanRead(viewer, "promotions");
    return this.database.read((reader) => countKept(reader, promotion));
  }
}
