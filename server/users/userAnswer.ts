import { z } from "zod";

import { presentStudent, studentAnswer } from "../students/studentAnswer.js";
import type { KnownUser } from "../viewer.js";
import type { Account } from "./userReads.js";

const text = z.string().nullable();
const id = z.int().describe("Number in the database.");
const role = z.enum(["admin", "student"]);

/** Who is logged in, as REST tells it. */
export const userAnswer = z
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

export function presentUser({ userId, username, studentId }: KnownUser): z.infer<typeof userAnswer> {
  return {
    id: userId,
    username,
    role: studentId === null ? "admin" : "student",
    student: studentId === null ? null : { id: studentId },
  };
}

export const userInfoAnswer = z
  .object({
    id,
    username: z.string(),
    role,
    name: text,
    email: text,
    phone: text,
    student: studentAnswer.nullable().describe("The student marker: whose account it is, null for an administrator's."),
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
}: Account): z.infer<typeof userInfoAnswer> {
  return { id: userId, username, role, name, email, phone, student: student && presentStudent(student) };
}
