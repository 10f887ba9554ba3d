import { z } from "zod";

import { DEFAULT_NOTICE_TEXTS, noticeTextProblem } from "../../common/noticeTemplate.js";
import { optionalLine } from "../platform/validation/fields.js";
import { NOTICE_TEXT_KINDS, type NoticeTextKind } from "./noticeKinds.js";

const noticeText = z
  .strictObject({
    kind: z.enum(NOTICE_TEXT_KINDS),
    /** Null for what the product brings. */
    text: optionalLine(500),
  })
  .superRefine(({ kind, text }, context) => {
    const problem = text === null ? null : noticeTextProblem(kind, text);
    if (problem !== null) context.addIssue({ code: "custom", path: ["text"], message: problem });
  });

/** A kind's sentence in the library's own words. */
export interface NoticeText {
  readonly kind: NoticeTextKind;
  readonly text: string;
}

/** The library's own texts; one that equals the product's default is not stored, so that it follows the default. */
export const noticeTexts = z
  .array(noticeText)
  .max(NOTICE_TEXT_KINDS.length)
  .refine((texts) => new Set(texts.map(({ kind }) => kind)).size === texts.length, "Setiap jenis cukup disebut sekali.")
  .transform((texts) =>
    texts.flatMap(({ kind, text }): NoticeText[] =>
      text === null || text === DEFAULT_NOTICE_TEXTS[kind] ? [] : [{ kind, text }],
    ),
  );

/** The sentence of a kind, with its fields in braces. */
export function noticeTextOf(texts: readonly NoticeText[], kind: NoticeTextKind): string {
  return texts.find((one) => one.kind === kind)?.text ?? DEFAULT_NOTICE_TEXTS[kind];
}
