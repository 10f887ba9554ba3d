import { z } from "zod";

import { route } from "../platform/rest/route.js";
import { presentUser, userResponse } from "../users/userPresenter.js";
import { studentId } from "../students/student.rest.js";
import type { StudentRow } from "../students/studentReads.js";
import { activateAccountInput, createActivationCodeInput, createActivationCodesInput } from "./activationInput.js";

const code = z.string().describe("Shown this once: `K7QM-3XPT`.");
const expires_at = z.iso.datetime();

const slipStudent = z.object({ id: z.int(), nis: z.string(), name: z.string(), class_name: z.string().nullable() });

function presentSlipStudent({ id, nis, name, className }: StudentRow): z.infer<typeof slipStudent> {
  return { id, nis, name, class_name: className };
}

const exampleStudent = { id: 12, nis: "2024001", name: "Rani Puspita", class_name: "XI IPA 1" };
const exampleCode = { code: "K7QM-3XPT", expires_at: "2026-12-05T06:50:00.000Z" };

export const activationRoutes = [
  route({
    method: "POST",
    path: "/auth/activate",
    operationId: "activateAccount",
    tag: "Session",
    access: "everyone",
    operation: "create",
    success: 200,
    summary: "Activate a student's account",
    description:
      "With the code that the desk has printed. It sets the two cookies of a login. A wrong number or code is 401 " +
      "and never says which; " +
      "a code is good for 14 days, five tries and one account.",
    body: activateAccountInput,
    response: z.object({ user: userResponse, message: z.string() }),
    example: {
      body: { nis: "2024001", code: "K7QM-3XPT", username: "rani", password: "…" },
      response: {
        status_code: 200,
        user: { id: 7, username: "rani", role: "student", student: { id: 12 } },
        message: "Akun sudah aktif",
      },
    },
    failures: [409, 422, 429],
    handle: async ({ context: { activation, session, viewer }, body }) => {
      const newSession = await activation.activate(viewer, body, session);
      session.begin(newSession);
      return { user: presentUser(newSession.user), message: "Akun sudah aktif" };
    },
  }),
  route({
    method: "POST",
    path: "/students/{id}/activation-code",
    operationId: "createActivationCode",
    tag: "Students",
    access: "students.write",
    operation: "create",
    success: 201,
    summary: "Make a student's activation code",
    description:
      "The one before is worth nothing any more. A student who has an account gets one only with " +
      "`reset_account`, which removes the account.",
    params: studentId,
    body: createActivationCodeInput,
    response: z.object({ data: z.object({ code, expires_at }) }),
    example: { body: {}, response: { status_code: 201, data: exampleCode } },
    failures: [404, 409, 422],
    handle: async ({ context: { activation, viewer }, params: { id }, body }) => {
      const slip = await activation.createCode(viewer, id, body);
      return { data: { code: slip.code, expires_at: slip.expiresAt.toISOString() } };
    },
  }),
  route({
    method: "POST",
    path: "/students/activation-codes",
    operationId: "createActivationCodes",
    tag: "Students",
    access: "students.write",
    operation: "create",
    success: 201,
    summary: "Make the activation codes of a class",
    description:
      "For the slips of all active students of a class, or of up to 250 students. Who has an account, or may not " +
      "have one, is skipped and named.",
    body: createActivationCodesInput,
    response: z.object({
      data: z.array(z.object({ student: slipStudent, code, expires_at })),
      skipped: z.array(z.object({ student: slipStudent, reason: z.string() })),
    }),
    example: {
      body: { class_name: "XI IPA 1" },
      response: { status_code: 201, data: [{ student: exampleStudent, ...exampleCode }], skipped: [] },
    },
    failures: [422],
    handle: async ({ context: { activation, viewer }, body }) => {
      const { slips, skipped } = await activation.createCodes(viewer, body);
      return {
        data: slips.map((slip) => ({
          student: presentSlipStudent(slip.student),
          code: slip.code,
          expires_at: slip.expiresAt.toISOString(),
        })),
        skipped: skipped.map(({ student, reason }) => ({ student: presentSlipStudent(student), reason })),
      };
    },
  }),
];
