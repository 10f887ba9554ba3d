import { z } from "zod";

/** The file is requested separately, after the permission check. */
export const bookFileInput = z.strictObject({ id: z.int() });
