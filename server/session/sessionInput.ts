import { z } from "zod";

/** The longest accepted password, so that a request cannot make the server hash megabytes. */
export const loginInput = z.strictObject({
  username: z.string().trim().min(1).max(190),
  password: z.string().min(1).max(1_000),
});
