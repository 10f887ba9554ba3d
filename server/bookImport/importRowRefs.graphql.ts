import { builder } from "../platform/graphql/builder.js";
import type { NumberedOutcomeRow } from "./ImportHistoryService.js";
import type { ProposedCode } from "./preview/rowDecision.js";
import type { TakenCode } from "./rows/sortCodes.js";
import { ROW_DESCRIPTIONS } from "./StoredImport.js";

const OwnBookRef = builder.enumType("BookImportOwnBook", {
  description: "Whether a row may become a book of its own although it resembles one.",
  values: {
    IMPOSSIBLE: { value: "impossible", description: "It is one anyway, or has to be mended in the file." },
    POSSIBLE: { value: "possible", description: "A person may say so." },
    DECIDED: { value: "decided", description: "A person has said so." },
  } as const,
});

const TakenCodeRef = builder.objectRef<TakenCode>("BookImportTakenCodeInfo").implement({
  description: "An item code of a row that another copy has.",
  fields: (t) => ({
    itemCode: t.exposeString("itemCode", { description: ROW_DESCRIPTIONS.itemCode }),
    holder: t.exposeString("holder", { description: ROW_DESCRIPTIONS.holder }),
    newCode: t.exposeString("newCode", { nullable: true, description: ROW_DESCRIPTIONS.newCode }),
    isLeftOut: t.exposeBoolean("isLeftOut", { description: ROW_DESCRIPTIONS.isLeftOut }),
  }),
});

const ProposedCodeRef = builder.objectRef<ProposedCode>("BookImportProposedCodeInfo").implement({
  description: "A free code for one that another copy has.",
  fields: (t) => ({
    itemCode: t.exposeString("itemCode", { description: ROW_DESCRIPTIONS.itemCode }),
    newCode: t.exposeString("newCode", { nullable: true, description: ROW_DESCRIPTIONS.proposedCode }),
  }),
});

export const ImportedRowRef = builder.objectRef<NumberedOutcomeRow>("BookImportRow");
builder.node(ImportedRowRef, {
  description: "One row of a file and what becomes of it. Administrators; for everybody else there is none.",
  id: {
    resolve: ({ importId, number }) => `${importId}-${number}`,
    parse: (id) => id,
    description: "Global id: the import's and the row's number.",
  },
  loadOne: (id, { importHistory, viewer }) => importHistory.findRowForNode(viewer, id),
  fields: (t) => ({
    number: t.exposeInt("number", { description: "As a spreadsheet shows it; the header is a row too." }),
    outcome: t.field({ type: OutcomeKindRef, description: "What becomes of it.", resolve: ({ kind }) => kind }),
    title: t.exposeString("title", { description: "The title in it." }),
    authors: t.exposeString("authors", { description: "The authors in it." }),
    copies: t.exposeInt("copies", { description: "How many copies it brings, to a new book or to one that is there." }),
    copiesLeftOut: t.exposeInt("copiesLeftOut", { description: "How many of its copies stay out; `reason` says why." }),
    needsCheck: t.exposeBoolean("needsCheck", { description: "Whether a person has to look at it." }),
    reason: t.exposeString("reason", {
      description: "Why it is no new book, or not all of it, in Indonesian; empty where there is nothing to say.",
    }),
    warnings: t.stringList({
      description: "What was noticed and let pass, in Indonesian.",
      resolve: ({ warnings }) => [...warnings],
    }),
    ownBook: t.field({ type: OwnBookRef, description: ROW_DESCRIPTIONS.ownBook, resolve: ({ ownBook }) => ownBook }),
    takenCodes: t.field({
      type: [TakenCodeRef],
      complexity: { field: 0, multiplier: 1 },
      description: ROW_DESCRIPTIONS.takenCodes,
      resolve: ({ takenCodes }) => [...takenCodes],
    }),
    proposedCodes: t.field({
      type: [ProposedCodeRef],
      complexity: 10,
      description: "A free code for each of `takenCodes`. REST: GET /books/imports/{id}/proposed-codes.",
      resolve: async ({ importId, number }, _args, { importHistory, viewer }) => [
        ...(await importHistory.proposedCodes(viewer, importId, number)),
      ],
    }),
  }),
});

export const OutcomeKindRef = builder.enumType("BookImportOutcome", {
  description: "What becomes of a row.",
  values: {
    NEW: { value: "new", description: "A new book (baru)." },
    DUPLICATE: {
      value: "duplicate",
      description: "Its book is there already (duplikat); codes of copies that are new are added to it.",
    },
    REFUSED: { value: "refused", description: "It cannot be a book (ditolak)." },
  } as const,
});

export const OutcomeListRef = builder.enumType("BookImportRowList", {
  description: "Rows by what else there is to say of them.",
  values: {
    ADDED: { value: "added", description: "They bring copies to a book that is there." },
    LEFT_OUT: { value: "leftOut", description: "Copies of them stay out." },
    TO_CHECK: { value: "toCheck", description: "A person has to look at them (perlu diperiksa)." },
    DECIDED: { value: "decided", description: "A person has decided something of them." },
  } as const,
});
