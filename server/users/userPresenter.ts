import { z } from "zod";

import { presentStudent, studentResponse } from "../students/studentPresenter.js";
import type { UserIdentity } from "../viewer.js";
import type { Account } from "./userReads.js";

const text = z.string().nullable();
const id = z.int().describe("Number in the database.");
const role = z.enum(["admin", "student"]);

/** The logged-in user as REST returns it. */
export const userResponse = z
  .object({
    id,
    username: z.string(),
    role,
    student: z
      .object({ id })
      .nullable()
      .describe("The student marker: present for a student's account, null for an administrator's."),
  })
  .meta({ id: "User", description: "An account." });

export function presentUser({ userId, username, studentId }: UserIdentity): z.infer<typeof userResponse> {
  return {
    id: userId,
    username,
    role: studentId === null ? "admin" : "student",
    student: studentId === null ? null : { id: studentId },
  };
}

export const userInfoResponse = z
  .object({
    id,
    username: z.string(),
    role,
    name: text,
    email: text,
    phone: text,
    student: studentResponse
      .nullable()
      .describe("The student marker: whose account it is, null for an administrator's."),
  })
  .meta({ id: "UserInfo", description: "One's own account." });

export function presentUserInfo({
  userId,
  username,
  role,
  name,
  email,
  phone,
  student,
}: Account): z.infer<typeof userInfoResponse> {
  return { id: userId, username, role, name, email, phone, student: student && presentStudent(student) };
}
