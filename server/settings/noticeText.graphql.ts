import { builder } from "../platform/graphql/builder.js";
import { NoticeTextKindRef } from "./noticeKind.graphql.js";
import type { NoticeText } from "./noticeTexts.js";

export const NoticeTextRef = builder.objectRef<NoticeText>("NoticeText").implement({
  description: "What a kind of notice says.",
  fields: (t) => ({
    kind: t.expose("kind", { type: NoticeTextKindRef, description: "Which kind." }),
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
    kind: t.field({ type: NoticeTextKindRef, required: true, description: "Which kind." }),
    text: t.string({
      description:
        "At most 500 letters. Fields: `{judul}` (required), `{nama}`, `{jatuh_tempo}`, `{hari_terlambat}`, `{denda}`, " +
        "`{disimpan_sampai}`, each where its kind has it; of a proposed book " +
        "also `{status}` and `{alasan}`; of the letter `{nama}` (required), `{kelas}`, `{wali}`, " +
        "`{jumlah_buku}` and `{denda}`. Null or empty for what the product says.",
    }),
  }),
});
