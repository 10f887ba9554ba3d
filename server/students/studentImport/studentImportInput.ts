import { z } from "zod";

/** The file is requested separately, after the permission check. */
export const importStudentsInput = z.strictObject({ updateExisting: z.boolean().optional() });
