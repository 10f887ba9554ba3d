import { z } from "zod";

import { route } from "../platform/rest/route.js";
import { redeemPasswordResetInput, requestPasswordResetInput } from "./passwordResetInput.js";
import { RESET_REDEEMED, RESET_REQUESTED } from "./resetMessages.js";

const shared = { tag: "Session", access: "everyone" } as const;
const message = z.object({ message: z.string() });

export const passwordResetRoutes = [
  route({
    ...shared,
    method: "GET",
    path: "/auth/forgot-password",
    operationId: "passwordReset",
    operation: "read",
    success: 200,
    summary: "See how a forgotten password is replaced",
    description: "Where no e-mail leaves the library, the desk does it.",
    response: z.object({ data: z.object({ by_mail: z.boolean().describe("Whether a code is mailed.") }) }),
    example: { response: { status_code: 200, data: { by_mail: true } } },
    handle: ({ context: { passwordResets, viewer } }) =>
      Promise.resolve({ data: { by_mail: passwordResets.isByMail(viewer) } }),
  }),
  route({
    ...shared,
    method: "POST",
    path: "/auth/forgot-password",
    operationId: "requestPasswordReset",
    operation: "create",
    success: 200,
    summary: "Ask for a new password",
    description:
      "The answer is the same for accounts that there are and that there are not. A code for one new password is " +
      "mailed to the address of the account, at most three an hour. 409 where no e-mail leaves the library.",
    body: requestPasswordResetInput,
    response: message,
    example: { body: { account: "rani" }, response: { status_code: 200, message: RESET_REQUESTED } },
    failures: [409, 422, 429],
    handle: async ({ context: { passwordResets, session, viewer }, body }) => {
      await passwordResets.request(viewer, body, session);
      return { message: RESET_REQUESTED };
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/auth/reset-password",
    operationId: "redeemPasswordReset",
    operation: "update",
    success: 200,
    summary: "Choose a new password with a mailed code",
    description:
      "A code is good for an hour and one password, and with it end all others of the account. The account's sessions and tokens end, " +
      "and none begins.",
    body: redeemPasswordResetInput,
    response: message,
    example: {
      body: { code: "K7QM-3XPT-9WHT-V2ND", password: "…" },
      response: { status_code: 200, message: RESET_REDEEMED },
    },
    failures: [422, 429],
    handle: async ({ context: { passwordResets, session, viewer }, body }) => {
      await passwordResets.redeem(viewer, body, session);
      return { message: RESET_REDEEMED };
    },
  }),
];
