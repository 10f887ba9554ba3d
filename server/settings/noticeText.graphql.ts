import { builder } from "../platform/graphql/builder.js";
import { NoticeKindRef } from "./noticeKind.graphql.js";
import type { NoticeText } from "./noticeTexts.js";

export const NoticeTextRef = builder.objectRef<NoticeText>("NoticeText").implement({
  description: "What a kind of notice says.",
  fields: (t) => ({
    kind: t.expose("kind", { type: NoticeKindRef, description: "Which kind." }),
    text: t.exposeString("text", {
      description:
        "One sentence or more for a book, with fields such as `{judul}`; what stands in brackets is left out where one " +
        "of its fields has no value.",
    }),
  }),
});

export const NoticeTextInput = builder.inputType("NoticeTextInput", {
  description: "What a kind of notice says.",
  fields: (t) => ({
    kind: t.field({ type: NoticeKindRef, required: true, description: "Which kind." }),
    text: t.string({
      description:
        "At most 500 letters. Fields: `{judul}` (required), `{nama}`, `{jatuh_tempo}`, `{hari_terlambat}`, `{denda}`, " +
        "`{disimpan_sampai}`, each where its kind has it. Null or empty for what the product says.",
    }),
  }),
});
