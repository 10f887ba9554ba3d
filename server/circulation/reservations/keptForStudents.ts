import sql from "sql-template-tag";

import type { Reader } from "../../platform/database/Database.js";
import { countReservations } from "./reservationReads.js";

/** Whether the desk keeps a book for this student, as the door says without naming it. */
export async function isBookKeptFor(reader: Reader, studentId: number): Promise<boolean> {
  return (await countReservations(reader, sql`student_id = ${studentId} AND status = 'ready'`)) > 0;
}
