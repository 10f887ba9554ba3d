import sql, { join, type Sql } from "sql-template-tag";

import type { DatabaseReads } from "../../platform/database/Database.js";
import { type KeyColumn, type Page, type PageArgs, readPage } from "../../platform/database/keyset.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanRead, canRead, type Viewer } from "../../viewer.js";
import { type NoticeListArgs, noticeListInput } from "./noticeInput.js";
import { type NoticeMessageRow, selectMessages } from "./noticeReads.js";

/** What students were told and are to be told by e-mail, for librarians. */
export class NoticeService {
  constructor(private readonly database: DatabaseReads) {}

  /** The newest first. @throws ValidationError */
  async page(viewer: Viewer, list: NoticeListArgs, page: PageArgs): Promise<Page<NoticeMessageRow>> {
    assertCanRead(viewer, "circulation");
    const where = conditionOf(list);
    return this.database.read((reader) =>
      readPage<NoticeMessageRow>(
        "noticeMessages",
        [
          {
            keys: newestFirst,
            fetch: (condition, order, limit) => selectMessages(reader, sql`${where} AND ${condition}`, order, limit),
          },
        ],
        page,
      ),
    );
  }

  async count(viewer: Viewer, list: NoticeListArgs): Promise<number> {
    assertCanRead(viewer, "circulation");
    return this.database.read((reader) => reader.count(sql`FROM notice_messages WHERE ${conditionOf(list)}`));
  }

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<NoticeMessageRow | null> {
    if (!canRead(viewer, "circulation")) return null;
    const [found] = await this.database.read((reader) => selectMessages(reader, sql`notice_messages.id = ${id}`));
    return found ?? null;
  }
}

const newestFirst: readonly KeyColumn<NoticeMessageRow>[] = [
  { column: sql`notice_messages.id`, descending: true, valueOf: ({ id }) => id },
];

function conditionOf(list: NoticeListArgs): Sql {
  const { status, kind, studentId } = parseInput(noticeListInput, list);
  return join(
    [
      sql`1 = 1`,
      ...(status === undefined ? [] : [sql`notice_messages.status = ${status}`]),
      ...(studentId === undefined ? [] : [sql`notice_messages.student_id = ${studentId}`]),
      ...(kind === undefined
        ? []
        : [
            sql`EXISTS (SELECT 1 FROM notices WHERE notices.message_id = notice_messages.id
              AND notices.kind = ${kind})`,
          ]),
    ],
    " AND ",
  );
}
