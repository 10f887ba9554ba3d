import sql, { join } from "sql-template-tag";

import type { BinHandler } from "../bin/BinHandler.js";
import { bookVisibility } from "../books/bookVisibility.js";
import { bookTable } from "../books/Book.entity.js";
import { ConflictError, NotFoundError } from "../errors.js";
import { forUpdate } from "../platform/database/locking.js";
import { serialAuditValues } from "./serialAudit.js";
import { serialTable } from "./Serial.entity.js";

/** A deleted subscription comes back with its issues, which stay beside it. */
export const serialBin: BinHandler = {
  restore: async (tx, { recordId }) => {
    const [serial] = await tx.select(
      { ...serialTable, title: bookTable.title },
      sql`FROM serials JOIN books ON books.id = serials.book_id
          WHERE serials.id = ${recordId} AND serials.deleted_at IS NOT NULL ${forUpdate(tx)}`,
    );
    if (!serial) return new NotFoundError("Langganan ini tidak ada lagi.");
    if ((await bookVisibility(tx, serial.bookId)) !== "listed") {
      return new ConflictError(`Judul “${serial.title}” ada di Tempat Sampah. Pulihkan judulnya dulu.`);
    }
    await tx.update(serialTable, { deletedAt: null }, sql`id = ${recordId}`);
    return { bookIds: [], auditValues: serialAuditValues(serial) };
  },
  purge: async (tx, entries) => {
    const gone = sql`SELECT id FROM serials WHERE id IN (${join(entries.map(({ recordId }) => recordId))})
                     AND deleted_at IS NOT NULL`;
    await tx.run(
      sql`UPDATE copies SET serial_issue_id = NULL
          WHERE serial_issue_id IN (SELECT id FROM serial_issues WHERE serial_id IN (${gone}))`,
    );
    await tx.run(sql`DELETE FROM serial_issues WHERE serial_id IN (${gone})`);
    await tx.run(
      sql`DELETE FROM serials WHERE id IN (${join(entries.map(({ recordId }) => recordId))})
          AND deleted_at IS NOT NULL`,
    );
  },
};
