import { z } from "zod";

/** Who is logged in, as REST tells it. */
export const userAnswer = z.object({
  id: z.int(),
  username: z.string(),
  role: z.enum(["admin", "student"]),
  student: z.object({ id: z.int() }).nullable().describe("The student marker: present for a student's account, null for an administrator's."),
}).meta({ id: "User", description: "An account." });
