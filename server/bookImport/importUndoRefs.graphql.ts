import { builder } from "../platform/graphql/builder.js";
import type { UndoCounts } from "./BookImport.entity.js";
import { KEPT_DESCRIPTIONS, UNDO_DESCRIPTIONS } from "./StoredImport.js";
import type { KeptItem, KeptReason } from "./undo/importUses.js";

export const UndoCountsRef = builder.objectRef<UndoCounts>("BookImportUndoInfo").implement({
  description: "What an undo takes away, and what it leaves because it has been used since.",
  fields: (t) => ({
    books: t.exposeInt("books", { description: UNDO_DESCRIPTIONS.books }),
    copies: t.exposeInt("copies", { description: UNDO_DESCRIPTIONS.copies }),
    keptBooks: t.exposeInt("keptBooks", { description: UNDO_DESCRIPTIONS.keptBooks }),
    keptCopies: t.exposeInt("keptCopies", { description: UNDO_DESCRIPTIONS.keptCopies }),
  }),
});

const KeptReasonRef = builder.enumType("BookImportKeptReason", {
  description: "Why something stays when its import is undone.",
  values: {
    BORROWED: { value: "borrowed", description: KEPT_DESCRIPTIONS.borrowed },
    BINNED: { value: "binned", description: KEPT_DESCRIPTIONS.binned },
    COPY_BINNED: { value: "copy_binned", description: KEPT_DESCRIPTIONS.copy_binned },
    CHANGED: { value: "changed", description: KEPT_DESCRIPTIONS.changed },
    COPIES_ADDED: { value: "copies_added", description: KEPT_DESCRIPTIONS.copies_added },
    COPY_CHANGED: { value: "copy_changed", description: KEPT_DESCRIPTIONS.copy_changed },
  } as const satisfies Record<string, { value: KeptReason; description: string }>,
});

export const KeptItemRef = builder.objectRef<KeptItem>("BookImportKeptItem").implement({
  description: "A book that stays when its import is undone, or a copy that the import gave to an older book.",
  fields: (t) => ({
    bookId: t.exposeInt("bookId", { description: "The book's number, or that of the copy's book." }),
    title: t.exposeString("title", { description: "The book's title." }),
    itemCode: t.exposeString("itemCode", {
      nullable: true,
      description: "The copy's code; null for a book, which stays with its copies.",
    }),
    reasons: t.field({
      type: [KeptReasonRef],
      description: "How it has been used since.",
      resolve: ({ reasons }) => [...reasons],
    }),
  }),
});
