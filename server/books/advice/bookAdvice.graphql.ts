import { builder, costOf } from "../../platform/graphql/builder.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import { BookRef } from "../bookRefs.graphql.js";
import type { IsbnAdvice } from "../record/isbnAdvice.js";
import { BookAuthorInput } from "../writing/bookInputs.graphql.js";
import type { BookAdvice } from "./BookAdviceService.js";
import type { LikelyDuplicate } from "./likelyDuplicates.js";

const IsbnKindRef = builder.enumType("IsbnKind", {
  description: "What a typed ISBN is.",
  values: {
    VALID: { value: "valid", description: "Its check digit fits." },
    WRONG_CHECK_DIGIT: {
      value: "wrongCheckDigit",
      description: "As long as an ISBN, and its check digit does not fit.",
    },
    NOT_ISBN: { value: "notIsbn", description: "Not as long as an ISBN." },
    SERIAL: { value: "serial", description: "A magazine's number (ISSN)." },
    ROUNDED: { value: "rounded", description: "A spreadsheet has thrown its digits away." },
  } as const,
});

const IsbnAdviceRef = builder.objectRef<IsbnAdvice>("IsbnAdviceInfo").implement({
  description: "A typed ISBN, read.",
  fields: (t) => ({
    kind: t.field({ type: IsbnKindRef, description: "What it is.", resolve: ({ kind }) => kind }),
    isbn13: t.string({
      nullable: true,
      description: "Its thirteen digits, when it is valid.",
      resolve: ({ isbn13 }) => isbn13,
    }),
    hyphenated: t.string({
      nullable: true,
      description: "As it is printed: `978-979-3062-79-2`; without hyphens for groups outside Indonesia.",
      resolve: ({ hyphenated }) => hyphenated,
    }),
    message: t.string({
      nullable: true,
      description: "What to look at again, in Indonesian; nothing of it is refused.",
      resolve: ({ message }) => message,
    }),
  }),
});

const DuplicateReasonRef = builder.enumType("DuplicateReason", {
  description: "By which sign a book is taken for the one that is being written.",
  values: {
    ISBN: { value: "isbn", description: "The same ISBN." },
    IDENTITY: { value: "identity", description: "The same title, authors and year." },
    EDITION: { value: "edition", description: "The same title, authors and year under another ISBN." },
    TITLE: { value: "title", description: "A like title by the same author." },
    TITLE_ALONE: {
      value: "titleAlone",
      description: "The same title, while no author is written yet; not where many books are called so.",
    },
  } as const,
});

const LikelyDuplicateRef = builder.objectRef<LikelyDuplicate>("LikelyDuplicateInfo").implement({
  description: "A book that is likely the one being written.",
  fields: (t) => ({
    book: t.field({ type: BookRef, description: "The book.", resolve: ({ book }) => book }),
    reason: t.field({ type: DuplicateReasonRef, description: "The sign.", resolve: ({ reason }) => reason }),
    message: t.exposeString("message", { description: "The sign, in Indonesian." }),
  }),
});

const BookAdviceRef = builder.objectRef<BookAdvice>("BookAdviceInfo").implement({
  description: "What the library can say of a book while it is being written.",
  fields: (t) => ({
    isbn: t.field({
      type: IsbnAdviceRef,
      nullable: true,
      description: "The ISBN, read; null where none was typed.",
      resolve: ({ isbn }) => isbn,
    }),
    duplicates: t.field({
      type: [LikelyDuplicateRef],
      complexity: costOf(5),
      description: "At most five, the strongest sign first.",
      resolve: ({ duplicates }) => [...duplicates],
    }),
    callNumber: t.exposeString("callNumber", {
      nullable: true,
      description: "What the spine would say if nothing else were given; null without a class or a title.",
    }),
  }),
});

const BookAdviceInput = builder.inputType("BookAdviceInput", {
  description: "A book as far as it has been typed.",
  fields: (t) => ({
    title: t.string({ description: "Title (judul)." }),
    authors: t.field({ type: [BookAuthorInput], description: "Authors (penulis), in the order of the title page." }),
    isbn: t.string({ description: "ISBN as typed." }),
    publishYear: t.int({ description: "Year of publication." }),
    publishYearText: t.string({ description: "Year as printed." }),
    classificationCode: t.string({ description: "Code of its class (klasifikasi)." }),
    exceptId: t.globalID({ description: "The book itself, while it is being changed." }),
  }),
});

builder.queryField("bookAdvice", (t) =>
  t.field({
    type: BookAdviceRef,
    description:
      "Reads the ISBN of a book that is being written, finds what it may repeat, and proposes its call number. " +
      "For administrators. Source: POST /books/advice.",
    args: { input: t.arg({ type: BookAdviceInput, required: true, description: "As far as it has been typed." }) },
    resolve: (_root, { input: { exceptId, ...input } }, { bookAdvice, viewer }) =>
      bookAdvice.advise(viewer, { ...input, exceptId: exceptId ? recordIdOf("Book", exceptId) : null }),
  }),
);
