import { z } from "zod";

/** The file itself is asked for apart, once it is wanted. */
export const bookFileInput = z.strictObject({ id: z.int() });
