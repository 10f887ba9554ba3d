import { z } from "zod";

/** The file is requested separately, after the permission check. */
export const studentPhotoInput = z.strictObject({ id: z.int() });
