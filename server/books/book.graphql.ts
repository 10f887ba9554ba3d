import { type AuthorRole, bylineOf } from "../../common/authorRoles.js";
import type { AuthorRow } from "../authorities/authorityReads.js";
import {
  AuthorRef,
  CategoryRef,
  ClassificationRef,
  LocationRef,
  PublisherRef,
  SourceRef,
  SubjectRef,
} from "../authorities/authority.graphql.js";
import { coverSrcSet } from "../platform/files/fileAddress.js";
import { builder, costOf, listCost, SEARCH_COST } from "../platform/graphql/builder.js";
import { shownFields } from "../platform/graphql/describedFields.js";
import { withoutMissing } from "../platform/withoutMissing.js";
import { parseRecordId, recordIdOf } from "../platform/graphql/recordIds.js";
import { toConnection } from "../platform/graphql/connection.js";
import { canManage } from "../viewer.js";
import {
  AuthorRoleRef,
  BookConnection,
  BookRef,
  CopyConnection,
  CopyRef,
  DigitalFileAccessRef,
  MaterialKindRef,
} from "./bookRefs.graphql.js";
import { canSeeAcquisition } from "./acquisition.js";
import { canReadDigitalFile, digitalFileFor } from "./files/digitalFileAccess.js";
import { isAnswered } from "./BookService.js";
import { MAX_OTHER_EDITIONS } from "./neighbours/otherEditions.js";
import type { BookCount } from "./query/bookCount.js";
import { MAX_WORDS } from "./query/words/searchText.js";
import { shownBookFields } from "./record/bookFields.js";
import { BookOrder, BookFilter, toListArgs } from "./query/bookListArgs.graphql.js";

const ContributorRef = builder
  .objectRef<{ readonly author: AuthorRow; readonly role: AuthorRole }>("Contributor")
  .implement({
    description: "Somebody who had a part in a title.",
    fields: (t) => ({
      author: t.field({ type: AuthorRef, description: "Who.", resolve: ({ author }) => author }),
      role: t.field({ type: AuthorRoleRef, description: "What they did.", resolve: ({ role }) => role }),
    }),
  });

builder.node(BookRef, {
  description: "A title of the collection (buku), with however many copies.",
  id: { resolve: (book) => book.id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, context) => context.loaders.shownBook.load(id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", {
      description: "The book's number, as REST uses it; the newest book has the highest.",
    }),
    slug: t.exposeString("slug", { description: "The book's name in addresses; unique and stable." }),
    ...shownFields(t, shownBookFields, { digitalFileAccess: DigitalFileAccessRef, materialKind: MaterialKindRef }),
    authors: t.field({
      type: [AuthorRef],
      description: "All who had a part in it, in the order of the title page; `contributors` says which.",
      resolve: async ({ id }, _args, { loaders }) => {
        const credits = await loaders.credits.load(id);
        return withoutMissing(await loaders.authors.loadMany(credits.map(({ authorId }) => authorId)));
      },
    }),
    byline: t.field({
      type: [AuthorRef],
      description: "By whom it is cited: its authors (penulis), or else its editors, or else all of `authors`.",
      resolve: async ({ id }, _args, { loaders }) => {
        const byline = bylineOf(await loaders.credits.load(id));
        return withoutMissing(await loaders.authors.loadMany(byline.map(({ authorId }) => authorId)));
      },
    }),
    contributors: t.field({
      type: [ContributorRef],
      description: "All who had a part in it, in the order of the title page.",
      resolve: async ({ id }, _args, { loaders }) => {
        const contributors = (await loaders.credits.load(id)).map(async ({ authorId, role }) => {
          const author = await loaders.authors.load(authorId);
          return author && { author, role };
        });
        return (await Promise.all(contributors)).filter((contributor) => contributor !== null);
      },
    }),
    isbn13: t.exposeString("isbn13", { nullable: true, description: "The ISBN's thirteen digits, when it is valid." }),
    publisher: t.field({
      type: PublisherRef,
      nullable: true,
      description: "Publisher (penerbit).",
      resolve: ({ publisherId }, _args, { loaders }) =>
        publisherId === null ? null : loaders.publishers.load(publisherId),
    }),
    classification: t.field({
      type: ClassificationRef,
      nullable: true,
      description: "Class (klasifikasi).",
      resolve: ({ classificationId }, _args, { loaders }) =>
        classificationId === null ? null : loaders.classifications.load(classificationId),
    }),
    category: t.field({
      type: CategoryRef,
      nullable: true,
      description: "Category (kategori).",
      resolve: ({ categoryId }, _args, { loaders }) =>
        categoryId === null ? null : loaders.categories.load(categoryId),
    }),
    subjects: t.field({
      type: [SubjectRef],
      description: "What it is about (subjek).",
      resolve: async ({ id }, _args, { loaders }) =>
        withoutMissing(await loaders.subjects.loadMany(await loaders.subjectIds.load(id))),
    }),
    description: t.string({
      nullable: true,
      description: "Summary, plain text.",
      resolve: ({ id }, _args, { loaders }) => loaders.description.load(id),
    }),
    imageSrcSet: t.string({
      nullable: true,
      description:
        "The cover in every width we have of it, as a browser's `srcset` wants them; null for a cover that " +
        "stands elsewhere.",
      resolve: ({ imageUrl }) => coverSrcSet(imageUrl),
    }),
    hasDigitalFile: t.boolean({
      description: "Whether there is a digital file (berkas digital), for whomever it may be.",
      resolve: ({ digitalFile }) => digitalFile !== null,
    }),
    digitalFile: t.string({
      nullable: true,
      description: "Address of the digital file (berkas digital), if there is one and it opens for who asks.",
      resolve: (book, _args, { viewer }) => digitalFileFor(viewer, book),
    }),
    viewerCanReadDigitalFile: t.boolean({
      description: "Whether there is a digital file and it opens for who asks.",
      resolve: (book, _args, { viewer }) => canReadDigitalFile(viewer, book),
    }),
    location: t.field({
      type: LocationRef,
      nullable: true,
      description: "Where its copies stand (lokasi) unless they say otherwise.",
      resolve: ({ locationId }, _args, { loaders }) =>
        locationId === null ? null : loaders.locations.load(locationId),
    }),
    source: t.field({
      type: SourceRef,
      nullable: true,
      description: "How it was acquired (sumber perolehan). For librarians; null for everybody else.",
      resolve: ({ sourceId }, _args, { loaders, viewer }) =>
        sourceId === null || !canSeeAcquisition(viewer) ? null : loaders.sources.load(sourceId),
    }),
    price: t.int({
      nullable: true,
      description: "Price of a copy in whole rupiah. For librarians; null for everybody else.",
      resolve: ({ price }, _args, { viewer }) => (canSeeAcquisition(viewer) ? price : null),
    }),
    createdAt: t.field({
      type: "DateTime",
      description: "When it entered the catalogue.",
      resolve: ({ createdAt }) => createdAt,
    }),
    updatedAt: t.field({
      type: "DateTime",
      description: "When its record last changed.",
      resolve: ({ updatedAt }) => updatedAt,
    }),
    copiesCount: t.int({
      description: "Copies that the library holds; withdrawn ones do not count.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.copyCounts.load(id)).copies,
    }),
    availableCount: t.int({
      description: "Copies that can be borrowed now.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.copyCounts.load(id)).available,
    }),
    copies: t.connection(
      {
        type: CopyRef,
        description: "Its copies (eksemplar) in the order they came; an administrator sees withdrawn ones too.",
        args: { search: t.arg.string({ description: "Part of the item code or the inventory code." }) },
        resolve: async ({ id }, { search = null, ...page }, { books, viewer }) =>
          toConnection(await books.copies(viewer, id, page, search), () => books.copiesCount(viewer, id, search)),
      },
      CopyConnection,
    ),
    viewerCanUpdate: t.boolean({
      description: "Whether `updateBook` lets who asks in.",
      resolve: (_book, _args, { viewer }) => canManage(viewer, "catalogue"),
    }),
    viewerCanDelete: t.boolean({
      description:
        "Whether `deleteBook` lets who asks in; it still refuses a book whose copies are on loan or ever were.",
      resolve: (_book, _args, { viewer }) => canManage(viewer, "catalogue"),
    }),
    otherEditions: t.field({
      type: [BookRef],
      description:
        "The other editions of its work, the newest first: of one title, by one author, of another year, publisher " +
        "or printing. Other classes and volumes are other works.",
      args: { first: t.arg.int({ defaultValue: 4, description: `How many, 0 to ${MAX_OTHER_EDITIONS}.` }) },
      complexity: ({ first }) => besideCost(first ?? 4),
      resolve: (book, { first }, { books, loaders, viewer }) => books.otherEditions(viewer, book, first ?? 4, loaders),
    }),
    authorBooks: t.field({
      type: [BookRef],
      description:
        "Other works of its main author, the closest first, without those of `seriesBooks`; of each work one " +
        "edition. None by a team or an institution.",
      args: { first: t.arg.int({ defaultValue: 4, description: "How many, 0 to 12." }) },
      complexity: ({ first }) => besideCost(first ?? 4),
      resolve: (book, { first }, { books, loaders, viewer }) =>
        books.related(viewer, book, "author", first ?? 4, loaders),
    }),
    seriesBooks: t.field({
      type: [BookRef],
      description: "Other volumes of its series, in their order: the one before it and those that follow.",
      args: { first: t.arg.int({ defaultValue: 4, description: "How many, 0 to 12." }) },
      complexity: ({ first }) => besideCost(first ?? 4),
      resolve: (book, { first }, { books, loaders, viewer }) =>
        books.related(viewer, book, "series", first ?? 4, loaders),
    }),
    relatedBooks: t.field({
      type: [BookRef],
      description:
        "Further books to go on with, the closest first: on its rarer subjects, by its other authors, of its class. " +
        "None of `authorBooks`, `seriesBooks` and `otherEditions`.",
      args: { first: t.arg.int({ defaultValue: 4, description: "How many, 0 to 12." }) },
      complexity: ({ first }) => besideCost(first ?? 4),
      resolve: (book, { first }, { books, loaders, viewer }) =>
        books.related(viewer, book, "other", first ?? 4, loaders),
    }),
    shelfBooks: t.field({
      type: [BookRef],
      description:
        "The part of the shelf where it stands, from the left to the right: itself among its neighbours by call " +
        "number, of the same place if it has one; empty without a call number.",
      args: { each: t.arg.int({ defaultValue: 4, description: "How many on each side, 0 to 12." }) },
      complexity: ({ each }) => besideCost(2 * (each ?? 4) + 1),
      resolve: (book, { each }, { books, loaders, viewer }) => books.shelf(viewer, book, each ?? 4, loaders),
    }),
  }),
});

/** What stands beside a book is chosen among all that shares something with it, however few are asked for. */
const BESIDE_COST = 10;

function besideCost(objects: number) {
  const { field, multiplier } = costOf(objects);
  return { field: field + BESIDE_COST, multiplier };
}

const WORDS_PER_SEARCH = 4;

/** What the further words of a search cost: MariaDB may look for each in every book, and four cost as a search does. */
export function wordsCost(search: string | null | undefined): number {
  const words = Math.min(search?.match(/[\p{L}\p{N}]+/gu)?.length ?? 0, MAX_WORDS);
  return SEARCH_COST * Math.max(0, Math.ceil(words / WORDS_PER_SEARCH) - 1);
}

builder.queryFields((t) => ({
  book: t.field({
    type: BookRef,
    nullable: true,
    description: "One book by its global id, its slug or its number; null when there is none. Give one of the three.",
    args: {
      id: t.arg.globalID({ description: "Global id." }),
      slug: t.arg.string({ description: "Slug, as in the address of its page." }),
      databaseId: t.arg.int({
        description: "Its number, as in the address of the administrators' page and as REST uses it.",
      }),
    },
    resolve: (_root, { id, slug, databaseId }, { books, loaders, viewer }) =>
      books.one(
        viewer,
        { id: id ? recordIdOf("Book", id) : null, slug: slug ?? null, databaseId: databaseId ?? null },
        loaders.book,
      ),
  }),
  books: t.connection(
    {
      type: BookRef,
      complexity: (args) => {
        const { field, multiplier } = listCost(args);
        return { field: field + wordsCost(args.search), multiplier };
      },
      description: "The catalogue: searched, filtered and sorted, page by page.",
      args: {
        search: t.arg.string({
          description:
            "Words, or their beginnings, of title, subtitle, authors, subjects, series, publisher, year, ISBN, class " +
            "and call number, in any spelling and form. What finds no book is searched again with its slips " +
            "corrected, or with fewer words, and where it names a topic, books on it follow: `BookConnection.search` " +
            "says so. At most 200 characters.",
        }),
        filter: t.arg({ type: BookFilter, description: "Narrows the list." }),
        orderBy: t.arg({ type: BookOrder, description: "RELEVANCE with a search, otherwise NEWEST, unless given." }),
        exact: t.arg.boolean({
          description: "True: `search` is answered with all of its words as they were typed, or with no book.",
        }),
        withItemCodes: t.arg.boolean({
          description:
            "True: `search` also finds books by the code of a copy, whole or its beginning, before all others, and " +
            "is answered exactly; administrators only.",
        }),
        withHidden: t.arg.boolean({
          description: "True: titles that are hidden from the catalogue too; needs the right to read it at the desk.",
        }),
      },
      resolve: async (
        _root,
        { search, filter, orderBy, exact, withItemCodes, withHidden, ...page },
        { books, bookTopics, viewer },
      ) => {
        const list = {
          ...toListArgs(search, filter, orderBy, withItemCodes),
          exact: exact ?? false,
          withHidden: withHidden ?? false,
        };
        const found = await books.page(viewer, list, page);
        let total: Promise<BookCount> | null = null;
        const readTotal = () => (total ??= books.total(viewer, list));
        return {
          ...toConnection(found, async () => (await readTotal()).count),
          isTotalExact: async () => (await readTotal()).isExact,
          search: found.search,
          topics: () => bookTopics.topics(viewer, search, { isAnswered: isAnswered(found) }),
        };
      },
    },
    BookConnection,
  ),
}));
