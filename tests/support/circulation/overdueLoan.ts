import { LendingService } from "../../../server/circulation/lending/LendingService.js";
import type { Database } from "../../../server/platform/database/Database.js";
import type { AdminViewer } from "../../../server/viewer.js";

const DAY_MS = 86_400_000;

/** A loan that was made a month ago, by the rules of that day, and is still out. */
export async function givenOverdueLoan(
  database: Database,
  admin: AdminViewer,
  loan: { readonly nis: string; readonly itemCode: string },
): Promise<void> {
  const monthAgo = new Date(Date.now() - 30 * DAY_MS);
  await new LendingService(database, { timeZone: "Asia/Jakarta", now: () => monthAgo }).borrow(admin, loan);
}
