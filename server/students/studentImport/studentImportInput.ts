import { z } from "zod";

/** The file itself is asked for apart, once it is wanted. */
export const importStudentsInput = z.strictObject({ updateExisting: z.boolean().optional() });
