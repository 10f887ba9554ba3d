import { z } from "zod";

/** Not longer than anybody's, so that no request makes the server digest megabytes. */
export const loginInput = z.strictObject({
  username: z.string().trim().min(1).max(190),
  password: z.string().min(1).max(1_000),
});
