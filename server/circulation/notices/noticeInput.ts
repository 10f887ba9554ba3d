import { z } from "zod";

import { recordId } from "../../platform/validation/fields.js";
import { LOAN_NOTICE_KINDS } from "../../settings/noticeKinds.js";
import { MESSAGE_STATUSES } from "./messageStatuses.js";

/** Narrows the list of messages. */
export interface NoticeListArgs {
  readonly status?: string | null | undefined;
  readonly kind?: string | null | undefined;
  readonly studentId?: number | null | undefined;
}

const given = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? undefined);

export const noticeListInput = z.strictObject({
  status: given(z.enum(MESSAGE_STATUSES)),
  kind: given(z.enum(LOAN_NOTICE_KINDS)),
  studentId: given(recordId),
});

export const testMailInput = z.strictObject({
  to: z
    .string()
    .trim()
    .max(255)
    .pipe(z.email("Isi dengan alamat email. Contoh: nama@sekolah.sch.id"))
    .describe("The address to send it to."),
});
