import { z } from "zod";

import { ConflictError, invalid } from "../../errors.js";
import type { Transaction } from "../../platform/database/Database.js";
import type { Area } from "../../rights.js";
import { assertCanManage, canManage, type Viewer } from "../../viewer.js";

/** What somebody with the right types at the desk of who has not: it approves this one request. */
export const approvalInput = z
  .strictObject({
    username: z.string().trim().min(1).max(190),
    password: z.string().min(1).max(1_000),
    code: z
      .string()
      .trim()
      .max(60)
      .optional()
      .describe("The six digits of the app, where the account has a second factor."),
  })
  .optional()
  .describe(
    "Who approves what the sender may not decide alone, by user name and password, for this request only; not looked " +
      "at where the sender may. Wrong ones are counted as those of a login.",
  );
type Approval = NonNullable<z.infer<typeof approvalInput>>;

/** Somebody whose right and password were seen for this request. */
export interface Approver {
  readonly username: string;
  /** Whether the account is as it was: it may have been closed meanwhile. */
  readonly stillApproves: (tx: Transaction) => Promise<boolean>;
}

/** Who can tell that an approval is good: accounts, of which lending knows nothing. */
export interface Approvals {
  readonly approve: (viewer: Viewer, area: Area, approval: Approval) => Promise<Approver>;
}

/** For a library without accounts. */
export const noApprovals: Approvals = {
  approve: () => Promise.reject(invalid("approval", "Persetujuan tidak dapat diperiksa di sini.")),
};

/**
 * For acts that need a right, or the approval of somebody who has it besides the right to such work: whether a given
 * approval is valid is checked later.
 * @throws ForbiddenError
 */
export function assertCanManageOrApproved(viewer: Viewer, area: Area, input: unknown, work: Area): void {
  const isApproved = typeof input === "object" && input !== null && "approval" in input && input.approval !== undefined;
  assertCanManage(viewer, isApproved ? work : area);
}

/** Null where nobody is asked, or the viewer may decide alone. @throws ValidationError; ThrottledError */
export async function approverFor(
  approvals: Approvals,
  viewer: Viewer,
  area: Area,
  approval: Approval | undefined,
): Promise<Approver | null> {
  return approval === undefined || canManage(viewer, area) ? null : approvals.approve(viewer, area, approval);
}

/** @throws ConflictError where the approver's account was closed or changed meanwhile. */
export async function assertStillApproves(tx: Transaction, approver: Approver | null): Promise<void> {
  if (approver && !(await approver.stillApproves(tx))) {
    throw new ConflictError("Akun penyetuju baru saja berubah. Minta persetujuan lagi.");
  }
}

/** What the audit trail says of it, beside the actor. */
export function approvalValues(approver: Approver | null) {
  return approver ? { approvedBy: approver.username } : {};
}
