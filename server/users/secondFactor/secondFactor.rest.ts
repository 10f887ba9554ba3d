import { z } from "zod";

import { route } from "../../platform/rest/route.js";
import { presentSecondFactor, secondFactorResponse } from "../userPresenter.js";
import { bothFactorsInput, enableSecondFactorInput, startSecondFactorInput } from "./secondFactorInput.js";
import type { RecoveryCodes } from "./SecondFactorService.js";

const recoveryCodes = z
  .array(z.string())
  .describe("Ten codes on paper, each of which stands for one of the app once. Shown this once.");
const exampleCodes = ["k7mf-3xqp-w9ht", "v2nd-4hcz-8rtu"];
const on = { enabled_at: "2026-11-30T04:00:00.000Z", recovery_codes_left: 10 };
const present = ({ account, recoveryCodes: codes }: RecoveryCodes) => ({
  second_factor: presentSecondFactor(account),
  recovery_codes: [...codes],
});

export const secondFactorRoutes = [
  route({
    method: "POST",
    path: "/user-info/second-factor/start",
    operationId: "startSecondFactor",
    tag: "Account",
    access: "account",
    operation: "create",
    success: 200,
    summary: "Begin to turn on one's own second factor",
    description:
      "A new secret for an app that shows codes. Nothing is on before the first code. " +
      "For librarians, only with a session.",
    body: startSecondFactorInput,
    response: z.object({
      data: z.object({
        key: z.string().describe("The secret, to be typed into the app (Base32)."),
        address: z.string().describe("The same for a QR code: `otpauth://totp/…`."),
        enrolment: z.string().describe("What the first code is sent with, within half an hour."),
      }),
    }),
    example: {
      body: { password: "…" },
      response: {
        status_code: 200,
        data: { key: "JBSWY3DPEHPK3PXP…", address: "otpauth://totp/…", enrolment: "…" },
      },
    },
    failures: [409, 422, 429],
    handle: async ({ context: { secondFactors, viewer }, body }) => {
      const { key, address, enrolment } = await secondFactors.start(viewer, body);
      return { data: { key, address, enrolment } };
    },
  }),
  route({
    method: "POST",
    path: "/user-info/second-factor",
    operationId: "enableSecondFactor",
    tag: "Account",
    access: "account",
    operation: "update",
    success: 200,
    summary: "Turn on one's own second factor",
    description:
      "With the first code. It ends the account's other sessions; tokens go on without a code. For librarians, only " +
      "with a session.",
    body: enableSecondFactorInput,
    response: z.object({ second_factor: secondFactorResponse, recovery_codes: recoveryCodes }),
    example: {
      body: { enrolment: "…", code: "492039" },
      response: { status_code: 200, second_factor: on, recovery_codes: exampleCodes },
    },
    failures: [409, 422],
    handle: async ({ context: { secondFactors, session, viewer }, body }) =>
      present(await secondFactors.enable(viewer, body, session.token)),
  }),
  route({
    method: "POST",
    path: "/user-info/second-factor/disable",
    operationId: "disableSecondFactor",
    tag: "Account",
    access: "staff",
    operation: "update",
    success: 200,
    summary: "Turn off one's own second factor",
    description: "With the password and a code. Only with a session.",
    body: bothFactorsInput,
    response: z.object({ second_factor: secondFactorResponse }),
    example: { body: { password: "…", code: "492039" }, response: { status_code: 200, second_factor: null } },
    failures: [409, 422, 429],
    handle: async ({ context: { secondFactors, viewer }, body }) => ({
      second_factor: presentSecondFactor(await secondFactors.disable(viewer, body)),
    }),
  }),
  route({
    method: "POST",
    path: "/user-info/second-factor/recovery-codes",
    operationId: "renewRecoveryCodes",
    tag: "Account",
    access: "staff",
    operation: "update",
    success: 200,
    summary: "Make new recovery codes",
    description: "With the password and a code; the old ones are worth nothing any more. Only with a session.",
    body: bothFactorsInput,
    response: z.object({ second_factor: secondFactorResponse, recovery_codes: recoveryCodes }),
    example: {
      body: { password: "…", code: "492039" },
      response: { status_code: 200, second_factor: on, recovery_codes: exampleCodes },
    },
    failures: [409, 422, 429],
    handle: async ({ context: { secondFactors, viewer }, body }) =>
      present(await secondFactors.renewRecoveryCodes(viewer, body)),
  }),
  route({
    method: "DELETE",
    path: "/librarians/{id}/second-factor",
    operationId: "resetSecondFactor",
    tag: "Librarians",
    access: "accounts.write",
    operation: "delete",
    success: 200,
    summary: "Turn off a librarian's second factor",
    description: "For who has lost app and recovery codes. It ends their sessions; the password stays.",
    params: z.object({ id: z.coerce.number().int().positive() }),
    response: z.object({ second_factor: secondFactorResponse }),
    example: { response: { status_code: 200, second_factor: null } },
    failures: [404, 409],
    handle: async ({ context: { secondFactors, viewer }, params: { id } }) => ({
      second_factor: presentSecondFactor(await secondFactors.reset(viewer, id)),
    }),
  }),
];
