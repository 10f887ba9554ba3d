import { z } from "zod";

import { presentStudent, studentResponse } from "../students/studentPresenter.js";
import { PERMISSIONS } from "../rights.js";
import { USER_ROLES, type UserIdentity } from "../viewer.js";
import type { AccountForViewer } from "./UserService.js";

const text = z.string().nullable();
const id = z.int().describe("Number in the database.");
export const userRole = z.enum(USER_ROLES);

/** The logged-in user as REST returns it. */
export const userResponse = z
  .object({
    id,
    username: z.string(),
    role: userRole,
    student: z
      .object({ id })
      .nullable()
      .describe("The student marker: present for a student's account, null for a librarian's."),
  })
  .meta({ id: "User", description: "An account." });

export function presentUser({ userId, username, role, studentId }: UserIdentity): z.infer<typeof userResponse> {
  return {
    id: userId,
    username,
    role,
    student: studentId === null ? null : { id: studentId },
  };
}

export const secondFactorResponse = z
  .object({
    enabled_at: z.iso.datetime().describe("Since when a login takes a code besides the password."),
    recovery_codes_left: z.int().describe("How many of the ten codes on paper were not used."),
  })
  .nullable()
  .describe("The second factor of a librarian's account; null where it is off.");

export function presentSecondFactor({
  secondFactorSince,
  recoveryCodesLeft,
}: Pick<AccountForViewer, "secondFactorSince" | "recoveryCodesLeft">): z.infer<typeof secondFactorResponse> {
  return secondFactorSince === null
    ? null
    : { enabled_at: secondFactorSince.toISOString(), recovery_codes_left: recoveryCodesLeft };
}

export const userInfoResponse = z
  .object({
    id,
    username: z.string(),
    role: userRole,
    name: text,
    email: text,
    phone: text,
    password_changed_at: z.iso
      .datetime()
      .nullable()
      .describe("When the password last took the place of another one; null for the account's first."),
    second_factor: secondFactorResponse,
    second_factor_due: z
      .boolean()
      .describe(
        "Whether the library makes a second factor a librarian's duty that this account has not met: then a session of " +
          "it may do nothing else.",
      ),
    student: studentResponse.nullable().describe("The student marker: whose account it is, null for a librarian's."),
    viewer_can: z
      .array(z.enum(PERMISSIONS))
      .describe("What this request may do at the desk: read or change one part of the work; nothing for a student."),
  })
  .meta({ id: "UserInfo", description: "One's own account." });

export function presentUserInfo(account: AccountForViewer): z.infer<typeof userInfoResponse> {
  const { userId, username, role, name, email, phone, student } = account;
  return {
    id: userId,
    username,
    role,
    name,
    email,
    phone,
    password_changed_at: account.passwordChangedAt?.toISOString() ?? null,
    second_factor: presentSecondFactor(account),
    second_factor_due: account.secondFactorDue,
    student: student && presentStudent(student),
    viewer_can: [...account.viewerCan],
  };
}
