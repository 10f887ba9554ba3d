import { CategoryRef, LocationRef, SourceRef } from "../../authorities/authority.graphql.js";
import { builder } from "../../platform/graphql/builder.js";
import { parseRecordId } from "../../platform/graphql/recordIds.js";
import { canManage } from "../../viewer.js";
import { canSeeAcquisition } from "../acquisition.js";
import { CopyRef, BookRef } from "../bookRefs.graphql.js";

export const CopyConditionRef = builder.enumType("CopyCondition", {
  description: "The state a copy is in (kondisi).",
  values: {
    GOOD: { value: "good", description: "Baik." },
    WORN: { value: "worn", description: "Rusak ringan." },
    DAMAGED: { value: "damaged", description: "Rusak berat." },
  } as const,
});

export const CopyStatusRef = builder.enumType("CopyStatus", {
  description: "Whether a copy can be borrowed.",
  values: {
    AVAILABLE: { value: "available", description: "On the shelf (tersedia)." },
    ON_LOAN: { value: "on_loan", description: "Borrowed until `dueOn` (sedang dipinjam)." },
    KEPT: { value: "kept", description: "Kept for the next who reserved it (disimpan)." },
    REPAIR: { value: "repair", description: "Being repaired (diperbaiki)." },
    REFERENCE_ONLY: { value: "reference_only", description: "Read in the library only (hanya dibaca di tempat)." },
    LOST: { value: "lost", description: "Lost (hilang)." },
    WITHDRAWN: {
      value: "withdrawn",
      description: "Taken out of the collection (ditarik); only librarians see it.",
    },
  } as const,
});

builder.node(CopyRef, {
  description: "One physical copy of a book (eksemplar).",
  id: { resolve: (copy) => copy.id, parse: parseRecordId, description: "Global id." },
  loadOne: async (id, { loaders }) => {
    const copy = await loaders.copy.load(id);
    return copy && (await loaders.shownBook.load(copy.bookId)) ? copy : null;
  },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The copy's number, as REST uses it." }),
    itemCode: t.exposeString("itemCode", { description: "The code its barcode carries; unique." }),
    inventoryCode: t.exposeString("inventoryCode", {
      nullable: true,
      description: "Number in the library's inventory book.",
    }),
    callNumber: t.exposeString("callNumber", {
      nullable: true,
      description: "What its spine label shows: its own call number, or else its book's.",
    }),
    ownCallNumber: t.exposeString("ownCallNumber", {
      nullable: true,
      description: "Its call number where that is not its book's.",
    }),
    category: t.field({
      type: CategoryRef,
      nullable: true,
      description: "Its kind of collection, by which it is lent: its own, or else its book's.",
      resolve: ({ categoryId }, _args, { loaders }) =>
        categoryId === null ? null : loaders.categories.load(categoryId),
    }),
    ownCategory: t.field({
      type: CategoryRef,
      nullable: true,
      description: "Its kind of collection where that is not its book's.",
      resolve: ({ ownCategoryId }, _args, { loaders }) =>
        ownCategoryId === null ? null : loaders.categories.load(ownCategoryId),
    }),
    source: t.field({
      type: SourceRef,
      nullable: true,
      description: "How the library came by it (sumber perolehan). For librarians; null for everybody else.",
      resolve: ({ sourceId }, _args, { loaders, viewer }) =>
        sourceId === null || !canSeeAcquisition(viewer) ? null : loaders.sources.load(sourceId),
    }),
    supplier: t.string({
      nullable: true,
      description: "Who sold or gave it (rekanan). For librarians; null for everybody else.",
      resolve: ({ supplier }, _args, { viewer }) => (canSeeAcquisition(viewer) ? supplier : null),
    }),
    invoiceNumber: t.string({
      nullable: true,
      description: "Number of the invoice it came with. For librarians; null for everybody else.",
      resolve: ({ invoiceNumber }, _args, { viewer }) => (canSeeAcquisition(viewer) ? invoiceNumber : null),
    }),
    note: t.string({
      nullable: true,
      description: "What the desk remarks about it. For librarians; null for everybody else.",
      resolve: ({ note }, _args, { viewer }) => (canSeeAcquisition(viewer) ? note : null),
    }),
    acquiredAt: t.field({
      type: "Date",
      nullable: true,
      description: "The day the library got it; null where nobody has said.",
      resolve: ({ acquiredAt }) => acquiredAt,
    }),
    issueLabel: t.exposeString("issueLabel", {
      nullable: true,
      description: "Which issue of a periodical it is (edisi terbitan), as `Vol. 12 No. 3, Maret 2026`.",
    }),
    book: t.field({
      type: BookRef,
      nullable: true,
      description: "The book it is a copy of.",
      resolve: ({ bookId }, _args, { loaders }) => loaders.book.load(bookId),
    }),
    location: t.field({
      type: LocationRef,
      nullable: true,
      description: "Where it stands: its own place, or else its book's.",
      resolve: ({ locationId }, _args, context) =>
        locationId === null ? null : context.loaders.locations.load(locationId),
    }),
    ownLocation: t.field({
      type: LocationRef,
      nullable: true,
      description: "Where it stands when that is not where its book stands.",
      resolve: ({ ownLocationId }, _args, context) =>
        ownLocationId === null ? null : context.loaders.locations.load(ownLocationId),
    }),
    condition: t.field({ type: CopyConditionRef, description: "Its state.", resolve: ({ condition }) => condition }),
    status: t.field({
      type: CopyStatusRef,
      description: "Whether it can be borrowed now.",
      resolve: ({ status }) => status,
    }),
    price: t.int({
      nullable: true,
      description:
        "What it cost, in whole rupiah; null where its book's price is its own, and for who is no librarian.",
      resolve: ({ price }, _args, { viewer }) => (canSeeAcquisition(viewer) ? price : null),
    }),
    viewerCanUpdate: t.boolean({
      description: "Whether `updateCopy` lets who asks in.",
      resolve: (_copy, _args, { viewer }) => canManage(viewer, "catalogue"),
    }),
    dueOn: t.field({
      type: "Date",
      nullable: true,
      description: "The last day of the loan while it is on loan.",
      resolve: ({ dueOn }) => dueOn,
    }),
  }),
});
