import { builder } from "../platform/graphql/builder.js";

export const NoticeTextKindRef = builder.enumType("NoticeTextKind", {
  description: "What the library may say in its own words.",
  values: {
    DUE_SOON: { value: "due_soon", description: "Hampir jatuh tempo." },
    OVERDUE: { value: "overdue", description: "Terlambat." },
    READY: { value: "ready", description: "Siap diambil." },
    EXPIRED: { value: "expired", description: "Reservasi berakhir." },
    LOST: { value: "lost", description: "Tercatat hilang." },
    SUGGESTION: { value: "suggestion", description: "Usulan diputuskan." },
    GUARDIAN_LETTER: { value: "guardian_letter", description: "The printed letter to a parent or guardian." },
  } as const,
});

export const NoticeKindRef = builder.enumType("NoticeKind", {
  description: "What a student is told (pemberitahuan).",
  values: {
    DUE_SOON: { value: "due_soon", description: "Hampir jatuh tempo: two open days before the due date." },
    OVERDUE: { value: "overdue", description: "Terlambat: on the first, the seventh and the fourteenth day." },
    READY: { value: "ready", description: "Siap diambil: a reserved copy is kept." },
    EXPIRED: { value: "expired", description: "Reservasi berakhir: a kept copy was not fetched in time." },
    LOST: { value: "lost", description: "Tercatat hilang: a loan was reported lost." },
    SUGGESTION: {
      value: "suggestion",
      description: "Usulan diputuskan: what becomes of a book that they have proposed. No notice of a loan.",
    },
  } as const,
});
