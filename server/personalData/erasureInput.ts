import { z } from "zod";

/** The number is typed again, so that nobody erases the wrong one: nothing brings them back. */
export const eraseStudentInput = z.strictObject({ nis: z.string().trim().min(1).max(40) });
