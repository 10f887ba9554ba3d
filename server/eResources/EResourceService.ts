import sql, { type Sql } from "sql-template-tag";

import { recordAudit } from "../audit/recordAudit.js";
import { putInBin } from "../bin/putInBin.js";
import type { Database, Transaction } from "../platform/database/Database.js";
import { type KeyColumn, type Page, type PageArgs, readPage, writeCursor } from "../platform/database/keyset.js";
import { NotFoundError } from "../errors.js";
import { waitForTurn } from "../platform/database/counters.js";
import { readInput } from "../platform/validation/readInput.js";
import { assertManages, type Viewer } from "../viewer.js";
import { eResourceChangesInput, newEResourceInput } from "./eResourceInput.js";
import { eResourceById, type EResourceRow, holdOrder, placed, selectEResources, writeOrder } from "./eResourceRows.js";

const LIST = "eResources";
const keys: readonly KeyColumn<EResourceRow>[] = [
  { column: sql`position`, descending: false, valueOf: (row) => row.position },
  { column: sql`id`, descending: false, valueOf: (row) => row.id },
];

/** Links to reading elsewhere on the web, in the library's own order. */
export class EResourceService {
  constructor(private readonly database: Database) {}

  /** For administrators all of them, for everybody else the active ones. */
  page(viewer: Viewer, page: PageArgs): Promise<Page<EResourceRow>> {
    return this.database.read((reader) =>
      readPage<EResourceRow>(
        LIST,
        [
          {
            keys,
            fetch: (condition, order, limit) =>
              selectEResources(reader, sql`${shownTo(viewer)} AND ${condition}`, order, limit),
          },
        ],
        page,
      ),
    );
  }

  count(viewer: Viewer): Promise<number> {
    return this.database.read(async (reader) => {
      const [row] = await reader.rows<{ count: number }>(
        sql`SELECT COUNT(*) AS count FROM e_resources WHERE ${shownTo(viewer)}`,
      );
      return Number(row?.count ?? 0);
    });
  }

  byId(viewer: Viewer, id: number): Promise<EResourceRow | null> {
    return this.database.read((reader) => eResourceById(reader, id, shownTo(viewer)));
  }

  /** Where one stands in the list, for a list that a command adds to. */
  edgeOf(node: EResourceRow): { cursor: string; node: EResourceRow } {
    return { cursor: writeCursor(LIST, 0, keys, node), node };
  }

  /** At the end unless a position is given. */
  async create(viewer: Viewer, input: unknown): Promise<EResourceRow> {
    assertManages(viewer);
    const { label, url, description = null, position, active } = readInput(newEResourceInput, input);
    return this.writeInTurn(async (tx) => {
      const others = await holdOrder(tx);
      await tx.run(
        sql`INSERT INTO e_resources (label, url, description, position, active) VALUES (${label}, ${url}, ${description}, ${others.length + 1}, ${active === false ? 0 : 1})`,
      );
      const [id = 0] = (await holdOrder(tx)).filter((known) => !others.includes(known));
      await writeOrder(tx, placed(others, id, position ?? others.length + 1));
      const created = await existing(tx, id);
      await recordAudit(tx, viewer, { action: "eResource.create", recordId: id, after: { ...created } });
      return created;
    });
  }

  /** What is left out of the input stays; the others keep their order around it. */
  async update(viewer: Viewer, id: number, input: unknown): Promise<EResourceRow> {
    assertManages(viewer);
    const given = readInput(eResourceChangesInput, input);
    return this.writeInTurn(async (tx) => {
      const order = await holdOrder(tx);
      const before = await existing(tx, id);
      const { label = before.label, url = before.url, description = before.description } = given;
      const active = given.active ?? before.active;
      await tx.run(
        sql`UPDATE e_resources SET label = ${label}, url = ${url}, description = ${description}, active = ${active ? 1 : 0} WHERE id = ${id}`,
      );
      if (given.position !== null && given.position !== undefined) {
        await writeOrder(
          tx,
          placed(
            order.filter((other) => other !== id),
            id,
            given.position,
          ),
        );
      }
      const after = await existing(tx, id);
      await recordAudit(tx, viewer, {
        action: "eResource.update",
        recordId: id,
        before: { ...before },
        after: { ...after },
      });
      return after;
    });
  }

  async delete(
    viewer: Viewer,
    id: number,
  ): Promise<{ readonly id: number; readonly message: string; readonly binEntryIds: readonly number[] }> {
    assertManages(viewer);
    return this.writeInTurn(async (tx) => {
      const order = await holdOrder(tx);
      const before = await existing(tx, id);
      await tx.run(sql`DELETE FROM e_resources WHERE id = ${id}`);
      await writeOrder(
        tx,
        order.filter((other) => other !== id),
      );
      const binEntryIds = await putInBin(tx, viewer, [
        { kind: "e_resource", recordId: id, label: before.label, kept: { ...before } },
      ]);
      await recordAudit(tx, viewer, { action: "eResource.delete", recordId: id, before: { ...before } });
      return { id, message: `E-resource “${before.label}” dihapus.`, binEntryIds };
    });
  }

  /** Each of these writes numbers the whole list, so that they follow one another: the stamp, which all of them move, is the turnstile. */
  private writeInTurn<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.database.write(async (tx) => {
      await waitForTurn(tx, "changes");
      return work(tx);
    });
  }
}

function shownTo({ role }: Viewer): Sql {
  return role === "admin" || role === "system" ? sql`1 = 1` : sql`active = 1`;
}

async function existing(tx: Transaction, id: number): Promise<EResourceRow> {
  const row = await eResourceById(tx, id);
  if (row === null) {
    throw new NotFoundError("E-resource ini tidak ditemukan.");
  }
  return row;
}
