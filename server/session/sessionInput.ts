import { z } from "zod";

/** The longest accepted password, so that a request cannot make the server hash megabytes. */
export const loginInput = z.strictObject({
  username: z.string().trim().min(1).max(190),
  password: z.string().min(1).max(1_000),
});

export const completeLoginInput = z.strictObject({
  challenge: z.string().min(1).max(100).describe("What the login has answered."),
  code: z
    .string()
    .trim()
    .min(1, "Isi kodenya.")
    .max(60)
    .describe("The six digits that the app shows, or a recovery code; spaces and dashes do not matter."),
});
