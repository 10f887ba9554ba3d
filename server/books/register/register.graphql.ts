import { builder } from "../../platform/graphql/builder.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import { BookRef, CopyRef } from "../bookRefs.graphql.js";
import type { RegisterLine } from "./registerLine.js";
import type { RegisterTotals } from "./registerReads.js";

const RegisterLineRef = builder.objectRef<RegisterLine>("RegisterLine").implement({
  description: "A copy as the inventory book (buku induk) has it.",
  fields: (t) => ({
    copy: t.field({
      type: CopyRef,
      nullable: true,
      description: "The copy.",
      resolve: ({ copyId }, _args, { loaders }) => loaders.copy.load(copyId),
    }),
    book: t.field({
      type: BookRef,
      nullable: true,
      description: "The book it is a copy of.",
      resolve: ({ bookId }, _args, { loaders }) => loaders.book.load(bookId),
    }),
    copyDatabaseId: t.exposeInt("copyId", { description: "The copy's number in the database." }),
    bookDatabaseId: t.exposeInt("bookId", { description: "Its book's number in the database." }),
    registeredOn: t.expose("registeredOn", {
      type: "Date",
      description: "The day it was acquired, or else entered, by the library's clock.",
    }),
    number: t.exposeString("number", { description: "Its number in the inventory book, or else its item code." }),
    material: t.exposeString("material", { description: "What kind of material it is, in Indonesian." }),
    title: t.exposeString("title", { description: "Its book's title." }),
    authors: t.exposeString("authors", {
      nullable: true,
      description: "In the order of the title page, behind semicolons.",
    }),
    edition: t.exposeString("edition", { nullable: true, description: "Its book's edition." }),
    publishPlace: t.exposeString("publishPlace", { nullable: true, description: "Where its book was published." }),
    publisher: t.exposeString("publisher", { nullable: true, description: "Its book's publisher." }),
    publishYear: t.exposeString("publishYear", { nullable: true, description: "As typed." }),
    physicalDescription: t.exposeString("physicalDescription", {
      nullable: true,
      description: "Pages, pictures and size.",
    }),
    source: t.exposeString("source", { nullable: true, description: "How the library came by it." }),
    supplier: t.exposeString("supplier", { nullable: true, description: "Who sold or gave it (rekanan)." }),
    category: t.exposeString("category", { nullable: true, description: "Its own, or else its book's." }),
    isbn: t.exposeString("isbn", { nullable: true, description: "As typed." }),
    price: t.exposeInt("price", {
      nullable: true,
      description: "In whole rupiah, its own or else its book's; null where nobody knows.",
    }),
    callNumber: t.exposeString("callNumber", { nullable: true, description: "Its own, or else its book's." }),
    remarks: t.exposeString("remarks", {
      nullable: true,
      description: "What became of it, in Indonesian, and the desk's note.",
    }),
  }),
});

const RegisterConnection = builder.connectionObject<
  typeof RegisterLineRef,
  { readonly totals: () => Promise<RegisterTotals> }
>(
  {
    type: RegisterLineRef,
    name: "RegisterConnection",
    description: "A page of the inventory book, with the sums of the whole part.",
    fields: (t) => ({
      value: t.float({
        complexity: 2,
        description: "What its copies cost together, in whole rupiah. Added up only when asked for.",
        resolve: async ({ totals }) => (await totals()).value,
      }),
      unpricedCopies: t.int({
        complexity: 2,
        description: "Of how many of them nobody knows the price.",
        resolve: async ({ totals }) => (await totals()).unpricedCopies,
      }),
    }),
  },
  { name: "RegisterEdge" },
);

const RegisterFilterRef = builder.inputType("CopyRegisterFilter", {
  description: "Narrows the inventory book; what is left out does not.",
  fields: (t) => ({
    fromDay: t.field({ type: "Date", description: "Acquired, or else entered, from this day on." }),
    toDay: t.field({ type: "Date", description: "Up to the end of this day." }),
    fromNumber: t.string({ description: "From this number on, whole: `0001/PERPUS/2026`." }),
    toNumber: t.string({ description: "Up to this number, with all that begin with it." }),
    sourceId: t.globalID({ description: "That came to the library in this way." }),
  }),
});

builder.queryField("copyRegister", (t) =>
  t.connection(
    {
      type: RegisterLineRef,
      description:
        "The inventory book: every copy in the order of its number, also lost and withdrawn ones. For librarians. " +
        "Source: GET /copies/register.",
      args: { filter: t.arg({ type: RegisterFilterRef, description: "Which part." }) },
      resolve: async (_root, { filter, ...page }, { register, viewer }) => {
        const { sourceId, ...span } = filter ?? {};
        const part = { ...span, sourceId: sourceId && recordIdOf("Source", sourceId) };
        let summed: Promise<RegisterTotals> | undefined;
        const totals = () => (summed ??= register.totals(viewer, part));
        return {
          ...toConnection(await register.page(viewer, part, page), async () => (await totals()).copies),
          totals,
        };
      },
    },
    RegisterConnection,
  ),
);
