import sql from "sql-template-tag";

import type { Transaction } from "../platform/database/Database.js";
import { accessTokenTable } from "./AccessToken.entity.js";

/** Ends all of an account's tokens for good: it was closed, lost rights, or somebody else knew its password. */
export async function revokeTokensOf(tx: Transaction, userId: number, now: Date): Promise<void> {
  await tx.update(accessTokenTable, { revokedAt: now }, sql`user_id = ${userId} AND revoked_at IS NULL`);
}
