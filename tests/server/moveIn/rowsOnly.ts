import sql from "sql-template-tag";

import { type MoveInState, moveInTable } from "../../../server/moveIn/MoveIn.entity.js";
import type { MoveInRuns } from "../../../server/moveIn/MoveInRuns.js";
import type { Database } from "../../../server/platform/database/Database.js";

/** Runs that bring nothing and only move the row on, once they are let. */
export function rowsOnly(database: Database, until: () => Promise<unknown> = () => Promise.resolve()): MoveInRuns {
  const end = (id: number, state: MoveInState) =>
    database.write({ unaudited: "Nothing of the library changes." }, (tx) =>
      tx.update(
        moveInTable,
        { state, runningSlot: null, finishedAt: new Date(), counts: { titles: 1, copies: 2 } },
        sql`id = ${id}`,
      ),
    );
  return {
    bring: async (_viewer, { id }) => {
      await until();
      await end(id, "done");
      return { tables: [], remarks: [] };
    },
    undo: async (_viewer, { id }) => {
      await end(id, "undone");
      return {};
    },
  };
}
