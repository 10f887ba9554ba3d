import { ConflictError, NotFoundError, ValidationError } from "../../errors.js";
import { builder, costOf, listCost } from "../../platform/graphql/builder.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { type GlobalId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { CopyConditionRef } from "./copyRefs.graphql.js";
import { BookRef, CopyConnection, CopyEdge, CopyRef } from "../bookRefs.graphql.js";
import { copyCursor } from "../BookService.js";
import type { ProposedItemCode } from "./CopyService.js";
import { MAX_NAMED } from "./copiesToLabel.js";
import { MAX_COPIES } from "./itemCodes/itemCode.js";

const SettableCopyStatus = builder.enumType("SettableCopyStatus", {
  description: "What the desk may set; ON_LOAN is the open borrowing itself and KEPT the reservation: neither is set.",
  values: {
    AVAILABLE: { value: "available", description: "On the shelf (tersedia)." },
    REPAIR: { value: "repair", description: "Being repaired (diperbaiki)." },
    REFERENCE_ONLY: { value: "reference_only", description: "Read in the library only (hanya dibaca di tempat)." },
    LOST: { value: "lost", description: "Lost (hilang)." },
    WITHDRAWN: { value: "withdrawn", description: "Taken out of the collection (ditarik); readers no longer see it." },
  } as const,
});

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

/** What new copies, one copy and several are given alike. */
const acquisitionInputs = (t: InputFields) => ({
  categoryId: t.globalID({
    description: "The kind of collection where it is not the book's; it decides how it is lent.",
  }),
  callNumber: t.string({ description: "What the spine label shows where that is not the book's call number." }),
  supplier: t.string({ description: "Who sold or gave it." }),
  invoiceNumber: t.string({ description: "Number of the invoice it came with." }),
  note: t.string({ description: "What the desk remarks about it; readers never see it." }),
  issueLabel: t.string({
    description:
      "Which issue of a periodical it is (edisi terbitan), as `Vol. 12 No. 3, Maret 2026`; at most 200 characters.",
  }),
});

interface RecordInput {
  readonly locationId?: GlobalId | null;
  readonly categoryId?: GlobalId | null;
  readonly sourceId?: GlobalId | null;
}

function withRecords<Input extends RecordInput>({ locationId, categoryId, sourceId, ...input }: Input) {
  return {
    ...input,
    ...(locationId !== undefined && { locationId: locationId && recordIdOf("Location", locationId) }),
    ...(categoryId !== undefined && { categoryId: categoryId && recordIdOf("Category", categoryId) }),
    ...(sourceId !== undefined && { sourceId: sourceId && recordIdOf("Source", sourceId) }),
  };
}

builder.relayMutationField(
  "createCopies",
  {
    description: "New copies of one book: how many, or their codes.",
    inputFields: (t) => ({
      bookId: t.globalID({ required: true, description: "The book." }),
      count: t.int({
        description: "How many, 1 to 1,000; their codes go on with the library's own pattern, or with `firstItemCode`.",
      }),
      itemCodes: t.stringList({ description: "Their codes, at most 1,000, instead of `count`." }),
      firstItemCode: t.string({
        description: "With `count`: codes run on from this one, `B00001`, `B00002` …; refused where one is taken.",
      }),
      inventoryCode: t.string({ description: "Number in the library's inventory book; of a single copy only." }),
      assignsInventoryCodes: t.boolean({
        description: "Whether each gets the next number by the library's pattern; refused where there is none.",
      }),
      locationId: t.globalID({ description: "Where they stand when that is not where the book stands." }),
      condition: t.field({ type: CopyConditionRef, description: "GOOD unless given." }),
      status: t.field({ type: SettableCopyStatus, description: "AVAILABLE unless given." }),
      sourceId: t.globalID({ description: "How the library came by them; the book's unless given, null for none." }),
      price: t.int({ description: "What each cost, in whole rupiah, where that differs from the book's price." }),
      acquiredAt: t.field({ type: "Date", description: "The day the library got them." }),
      ...acquisitionInputs(t),
    }),
  },
  {
    description: "Adds copies to a book. Source: POST /books/{id}/copies.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { bookId, ...input } }, { copies, viewer }) => {
      const id = recordIdOf("Book", bookId);
      const created = await copies.create(viewer, id, withRecords(input));
      return { created, bookId: id };
    },
  },
  {
    description: "The copies, and their book with its counts.",
    outputFields: (t) => ({
      copies: t.field({
        type: [CopyRef],
        description: "The new copies, in the order of their codes in the input.",
        resolve: ({ created }) => created,
      }),
      copyEdges: t.field({
        type: [CopyEdge],
        description: "The new copies as edges of their book's copies, to be put behind a list.",
        resolve: ({ created }) => created.map((copy) => ({ cursor: copyCursor(copy), node: copy })),
      }),
      book: t.field({
        type: BookRef,
        nullable: true,
        description: "Their book.",
        resolve: ({ bookId }, _args, { loaders }) => loaders.book.load(bookId),
      }),
    }),
  },
);

builder.relayMutationField(
  "updateCopy",
  {
    description: "Changes of a copy: what is left out stays, null empties.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The copy." }),
      itemCode: t.string({ description: "The code its barcode carries; unique." }),
      inventoryCode: t.string({ description: "Number in the library's inventory book." }),
      locationId: t.globalID({ description: "Where it stands; null where its book stands." }),
      condition: t.field({ type: CopyConditionRef, description: "The state it is in." }),
      status: t.field({
        type: SettableCopyStatus,
        description: "Whether it can be borrowed; refused while it is on loan or kept.",
      }),
      sourceId: t.globalID({ description: "How the library came by it; null where nobody knows." }),
      price: t.int({ description: "What it cost, in whole rupiah; null where its book's price is its own." }),
      acquiredAt: t.field({ type: "Date", description: "The day the library got it; null where nobody knows." }),
      ...acquisitionInputs(t),
    }),
  },
  {
    description: "Changes a copy. Source: PUT /copies/{id}.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, ...input } }, { copies, viewer }) => {
      const copy = await copies.update(viewer, recordIdOf("Copy", id), withRecords(input));
      return { copy };
    },
  },
  {
    description: "The copy, and its book with its counts.",
    outputFields: (t) => ({
      copy: t.field({ type: CopyRef, description: "The copy.", resolve: ({ copy }) => copy }),
      book: t.field({
        type: BookRef,
        nullable: true,
        description: "Its book.",
        resolve: ({ copy }, _args, { loaders }) => loaders.book.load(copy.bookId),
      }),
    }),
  },
);

builder.relayMutationField(
  "updateCopies",
  {
    description: "The same change of several copies: what is left out stays.",
    inputFields: (t) => ({
      copyIds: t.globalIDList({ required: true, description: "1 to 250 copies, each once." }),
      assignsInventoryCodes: t.boolean({
        description: "Whether those without an inventory number get the next ones by the library's pattern.",
      }),
      condition: t.field({ type: CopyConditionRef, description: "The state they are in." }),
      status: t.field({
        type: SettableCopyStatus,
        description: "Whether they can be borrowed; refused while one of them is on loan or kept.",
      }),
      sourceId: t.globalID({ description: "How the library came by them; null empties it." }),
      price: t.int({ description: "What each cost, in whole rupiah; null where their book's price is their own." }),
      acquiredAt: t.field({ type: "Date", description: "The day the library got them; null empties it." }),
      ...acquisitionInputs(t),
    }),
  },
  {
    description: "Changes several copies at once, all or none. Source: PUT /copies/bulk-update.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { copyIds, ...input } }, { copies, viewer }) => {
      const changed = await copies.updateMany(viewer, {
        ...withRecords(input),
        copyIds: copyIds.map((id) => recordIdOf("Copy", id)),
      });
      return { changed };
    },
  },
  {
    description: "The copies, and their books with their counts.",
    outputFields: (t) => ({
      copies: t.field({
        type: [CopyRef],
        description: "The copies as they are now, in the order asked.",
        resolve: ({ changed }) => changed,
      }),
      books: t.field({
        type: [BookRef],
        description: "Their books, each once.",
        resolve: async ({ changed }, _args, { loaders }) =>
          (
            await Promise.all([...new Set(changed.map(({ bookId }) => bookId))].map((id) => loaders.book.load(id)))
          ).filter((book) => book !== null),
      }),
    }),
  },
);

const ProposedItemCodeRef = builder.objectRef<ProposedItemCode>("ProposedItemCodeInfo").implement({
  description: "A code that a new copy would get.",
  fields: (t) => ({
    itemCode: t.exposeString("itemCode", { description: "The code." }),
    takenBy: t.exposeString("takenBy", {
      nullable: true,
      description:
        "Who has it already, in words, as “Laskar Pelangi” or a running import, so that `createCopies` would " +
        "refuse it; null while it is free.",
    }),
  }),
});

builder.queryField("proposedItemCodes", (t) =>
  t.field({
    type: [ProposedItemCodeRef],
    complexity: ({ count }) => costOf(Math.min(Math.max(count, 1), MAX_COPIES)),
    description:
      "The codes that `createCopies` would give now, for a look ahead; nothing is kept for anybody. For " +
      "administrators. Source: GET /copies/proposed-codes.",
    args: {
      count: t.arg.int({ required: true, description: "How many, 1 to 1,000." }),
      firstItemCode: t.arg.string({ description: "Run on from this one instead of the library's own pattern." }),
    },
    resolve: (_root, { count, firstItemCode }, { copies, viewer }) =>
      copies.proposeCodes(viewer, { count, firstItemCode }),
  }),
);

builder.queryField("proposedInventoryCodes", (t) =>
  t.stringList({
    complexity: ({ count }) => costOf(Math.min(Math.max(count, 1), MAX_COPIES)),
    description:
      "The inventory numbers that new copies would get now, for a look ahead; nothing is kept for anybody. Empty where " +
      "the library has no pattern. For administrators. Source: GET /copies/proposed-inventory-codes.",
    args: {
      count: t.arg.int({ required: true, description: "How many, 1 to 1,000." }),
      acquiredAt: t.arg({ type: "Date", description: "The day the library got them; today unless given." }),
      pattern: t.arg.string({ description: "By this pattern instead of the library's, as `{0001}/PERPUS/{tahun}`." }),
      restartsYearly: t.arg.boolean({
        description: "With `pattern`: whether each year begins with 1, as it is taken.",
      }),
    },
    resolve: (_root, args, { copies, viewer }) => copies.proposeInventoryCodes(viewer, args),
  }),
);

const CopiesToLabelInput = builder.inputType("CopiesToLabelInput", {
  description: "Which copies get labels, in one of four ways.",
  fields: (t) => ({
    bookIds: t.globalIDList({ description: `Those of these books; at most ${MAX_NAMED}.` }),
    importId: t.int({ description: "Those that the import of this number brought." }),
    fromItemCode: t.string({
      description: "With `toItemCode`: a range, as `B00001` to `B00120`; the two differ in one number, at most 1,000.",
    }),
    toItemCode: t.string({ description: "The last one of the range." }),
    itemCodes: t.stringList({ description: `Those with these codes, in either case; at most ${MAX_NAMED}.` }),
  }),
});

/** What naming a copy costs: one look-up of an index. */
const COST_PER_NAME = 0.1;

builder.queryField("copiesToLabel", (t) =>
  t.connection(
    {
      type: CopyRef,
      description:
        "Copies that get labels, in the order they came; withdrawn ones only by their code. For librarians. " +
        "Source: GET /copies/to-label.",
      args: { of: t.arg({ type: CopiesToLabelInput, required: true, description: "Which copies." }) },
      complexity: ({ of: { bookIds, importId, itemCodes }, ...size }) => {
        const named = bookIds?.length ?? itemCodes?.length ?? (importId ? 1 : MAX_COPIES);
        const { field, multiplier } = listCost(size);
        return { field: field + Math.ceil(named * COST_PER_NAME), multiplier };
      },
      resolve: async (_root, { of: { bookIds, ...named }, ...page }, { copies, viewer }) => {
        const input = { ...named, bookIds: bookIds?.map((id) => recordIdOf("Book", id)) };
        return toConnection(await copies.toLabel(viewer, input, page), () => copies.countToLabel(viewer, input));
      },
    },
    CopyConnection,
  ),
);

builder.queryField("copy", (t) =>
  t.field({
    type: CopyRef,
    nullable: true,
    description: "The copy with this code; null where there is none. Source: GET /copies.",
    args: {
      itemCode: t.arg.string({ required: true, description: "The code its barcode carries, whole; in either case." }),
    },
    resolve: (_root, { itemCode }, { books, viewer }) => books.copyByCode(viewer, itemCode),
  }),
);

builder.relayMutationField(
  "deleteCopy",
  {
    description: "The copy to delete.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The copy." }) }),
  },
  {
    description:
      "Deletes a copy; one that is on loan or ever was stays, and can be withdrawn. Source: DELETE /copies/{id}.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id } }, { copies, viewer }) => {
      const copyId = recordIdOf("Copy", id);
      const { bookId, binEntryIds } = await copies.delete(viewer, copyId);
      return { copyId, bookId, binEntryIds };
    },
  },
  {
    description: "The copy is gone; its book with its counts.",
    outputFields: (t) => ({
      deletedCopyId: t.globalID({
        description: "Global id of what is no longer there.",
        resolve: ({ copyId }) => ({ type: "Copy", id: copyId }),
      }),
      binEntryIds: t.globalIDList({
        description: "Its way back, for `restoreFromBin`.",
        resolve: ({ binEntryIds }) => binEntryIds.map((id) => ({ type: "BinEntry", id })),
      }),
      book: t.field({
        type: BookRef,
        nullable: true,
        description: "The book it was a copy of.",
        resolve: ({ bookId }, _args, { loaders }) => loaders.book.load(bookId),
      }),
    }),
  },
);
