import sql, { join } from "sql-template-tag";

import { chunk } from "../../platform/database/chunk.js";
import { pick, type RowOf } from "../../platform/database/columns.js";
import type { Reader, Transaction } from "../../platform/database/Database.js";
import type { SourceRow } from "../library/MovingLibrary.js";
import { moveInRecordTable, type RecordKind } from "../MoveInRecord.entity.js";

const linkColumns = pick(
  moveInRecordTable,
  "id",
  "moveInId",
  "sourceTable",
  "sourceId",
  "kind",
  "recordId",
  "made",
  "mark",
);
/** A row of the other system that is here already. */
export type Link = RowOf<typeof linkColumns>;

/** A record that was just made of a row, or found for it. */
export interface NewLink {
  readonly source: Pick<SourceRow, "table" | "id">;
  readonly kind: RecordKind;
  readonly recordId: number;
  /** False where the record was here before. */
  readonly made: boolean;
  readonly mark?: string | null;
}

/** What rows of one library have become so far, kept in the database: no run holds them all. */
export class Links {
  constructor(
    readonly moveInId: number,
    readonly origin: string,
  ) {}

  /** What rows have become that others refer to, by their ids there. */
  async find(reader: Reader, kind: RecordKind, ids: readonly string[]): Promise<ReadonlyMap<string, Link>> {
    const found = new Map<string, Link>();
    for (const batch of chunk([...new Set(ids)])) {
      const rows = await reader.select(
        linkColumns,
        sql`FROM move_in_records WHERE origin = ${this.origin} AND kind = ${kind} AND source_id IN (${join(batch)})`,
      );
      rows.forEach((link) => found.set(link.sourceId, link));
    }
    return found;
  }

  /** Of these rows those that an earlier run, or an earlier try, has brought. */
  async brought<Row extends Pick<SourceRow, "table" | "id">>(
    reader: Reader,
    kind: RecordKind,
    sources: readonly Row[],
  ): Promise<ReadonlyMap<Row, Link>> {
    const byKey = new Map<string, Link>();
    for (const batch of chunk(sources)) {
      const rows = await reader.select(
        linkColumns,
        sql`FROM move_in_records WHERE origin = ${this.origin} AND kind = ${kind}
            AND source_id IN (${join(batch.map(({ id }) => id))})`,
      );
      rows.forEach((link) => byKey.set(`${link.sourceTable}\t${link.sourceId}`, link));
    }
    return new Map(
      sources.flatMap((source) => {
        const link = byKey.get(`${source.table}\t${source.id}`);
        return link ? [[source, link] as const] : [];
      }),
    );
  }

  async add(tx: Transaction, links: readonly NewLink[]): Promise<void> {
    for (const batch of chunk(links)) {
      await tx.insert(
        moveInRecordTable,
        batch.map(({ source, kind, recordId, made, mark = null }) => ({
          moveInId: this.moveInId,
          origin: this.origin,
          sourceTable: source.table,
          sourceId: source.id,
          kind,
          recordId,
          made,
          mark,
        })),
      );
    }
  }

  async mark(tx: Transaction, { id }: Pick<Link, "id">, mark: string): Promise<void> {
    await tx.update(moveInRecordTable, { mark }, sql`id = ${id}`);
  }
}
