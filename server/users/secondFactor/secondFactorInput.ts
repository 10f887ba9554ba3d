import { z } from "zod";

/** The longest that is hashed, so that no request makes the server digest megabytes. */
const password = z.string().min(1, "Isi kata sandi.").max(1_000);
const code = z.string().trim().min(1, "Isi kodenya.").max(60);

export const startSecondFactorInput = z.strictObject({ password: password.describe("The one that is valid now.") });

export const enableSecondFactorInput = z.strictObject({
  enrolment: z.string().min(1).max(500).describe("What the start has answered."),
  code: code.describe("The six digits that the app shows now."),
});

/** For what takes both factors. */
export const bothFactorsInput = z.strictObject({
  password: password.describe("The one that is valid now."),
  code: code.describe("The six digits that the app shows, or a recovery code."),
});
