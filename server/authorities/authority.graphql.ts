import type { ObjectRef } from "@pothos/core";

import { BookConnection, BookRef } from "../books/bookRefs.graphql.js";
import type { BookFilter } from "../books/query/bookFilter.js";
import { MAX_COMMON_SUBJECTS } from "../books/neighbours/commonSubjects.js";
import { builder, costOf } from "../platform/graphql/builder.js";
import type { RequestContext } from "../platform/requestContext.js";
import { parseRecordId } from "../platform/graphql/recordIds.js";
import { toConnection } from "../platform/graphql/connection.js";
import { canManage } from "../viewer.js";
import { fullName } from "./names/authorName.js";
import type {
  AuthorRow,
  AuthorityList,
  AuthorityRow,
  CategoryRow,
  ClassificationRow,
  LocationRow,
  NamedRow,
  SubjectRow,
} from "./authorityReads.js";
import { classCaption } from "./tree/classSections.js";

export const AuthorRef = builder.objectRef<AuthorRow>("Author");
export const PublisherRef = builder.objectRef<NamedRow>("Publisher");
export const CategoryRef = builder.objectRef<CategoryRow>("Category");
export const ClassificationRef = builder.objectRef<ClassificationRow>("Classification");
export const LocationRef = builder.objectRef<LocationRow>("Location");
export const SourceRef = builder.objectRef<NamedRow>("Source");
export const SubjectRef = builder.objectRef<SubjectRow>("Subject");

/** The type of a row's place in its list. */
export type RowEdgeRef<Row> = ObjectRef<typeof builder.$inferSchemaTypes, { cursor: string; node: Row }>;

export const AuthorEdge = builder.edgeObject({ type: AuthorRef, name: "AuthorEdge" });
export const PublisherEdge = builder.edgeObject({ type: PublisherRef, name: "PublisherEdge" });
export const CategoryEdge = builder.edgeObject({ type: CategoryRef, name: "CategoryEdge" });
export const ClassificationEdge = builder.edgeObject({ type: ClassificationRef, name: "ClassificationEdge" });
export const LocationEdge = builder.edgeObject({ type: LocationRef, name: "LocationEdge" });
export const SourceEdge = builder.edgeObject({ type: SourceRef, name: "SourceEdge" });

export const AuthorKindRef = builder.enumType("AuthorKind", {
  description: "Whether a name is a person's, and so has parts.",
  values: {
    PERSON: { value: "person", description: "A person: first and last name." },
    ORGANISATION: { value: "organisation", description: "A body, whose name is never split." },
  } as const,
});

export const CollectionGroupRef = builder.enumType("CollectionGroup", {
  description: "A part of the collection by which reports count.",
  values: {
    FICTION: { value: "fiction", description: "Fiction (fiksi), whatever the classification says." },
    NONFICTION: { value: "nonfiction", description: "Nonfiction (nonfiksi), whatever the classification says." },
    TEXTBOOK: { value: "textbook", description: "Textbooks lent for a year (buku teks, Buku Paket)." },
    REFERENCE: { value: "reference", description: "Reference works (referensi)." },
    PERIODICAL: { value: "periodical", description: "Magazines and newspapers (terbitan berkala)." },
    AUDIOVISUAL: { value: "audiovisual", description: "Sound and pictures (audiovisual)." },
  } as const,
});

/** Two hundred books of each record are looked at. */
const COMMON_SUBJECTS_COST = { field: 50, multiplier: MAX_COMMON_SUBJECTS };

async function commonSubjects(
  { commonSubjects: ofBooks, subjects }: Pick<RequestContext["loaders"], "commonSubjects" | "subjects">,
  record: readonly ["author" | "subject", number],
  limit: number,
): Promise<SubjectRow[]> {
  const ids = (await ofBooks.load(record)).slice(0, Math.max(0, limit));
  return (await Promise.all(ids.map((id) => subjects.load(id)))).filter((subject) => subject !== null);
}

/** What every one of the six has besides its name. */
function sharedFields<Row extends { readonly id: number; readonly booksCount: number }>(
  t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Row>,
  relation: string,
  toFilter: (id: number) => BookFilter,
) {
  return {
    databaseId: t.int({ description: "Its number in the database, as REST uses it.", resolve: ({ id }) => id }),
    booksCount: t.int({ description: `How many books are ${relation}.`, resolve: ({ booksCount }) => booksCount }),
    viewerCanUpdate: t.boolean({
      description: "Whether this request may rename it or merge it into another.",
      resolve: (_row, _args, { viewer }) => canManage(viewer, "catalogue"),
    }),
    viewerCanDelete: t.boolean({
      description: "Whether this request may delete it; while something names it, a replacement must be given.",
      resolve: (_row, _args, { viewer }) => canManage(viewer, "catalogue"),
    }),
    books: t.connection(
      {
        type: BookRef,
        description: `Books ${relation}, the newest first.`,
        resolve: async ({ id }, page, { books, viewer }) => {
          const list = { filter: toFilter(id) };
          return toConnection(await books.page(viewer, list, page), () => books.count(viewer, list));
        },
      },
      BookConnection,
    ),
  };
}

builder.node(AuthorRef, {
  description: "Who wrote, edited or translated books.",
  id: { resolve: (author) => author.id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { loaders }) => loaders.authors.load(id),
  fields: (t) => ({
    firstName: t.exposeString("firstName", {
      description: "Given names; the whole name of an organisation or of a person with one name.",
    }),
    lastName: t.exposeString("lastName", {
      nullable: true,
      description: "Family or last name; null where there is one name only.",
    }),
    name: t.string({
      description: "First and last name as they are read.",
      resolve: fullName,
    }),
    kind: t.field({ type: AuthorKindRef, description: "Person or organisation.", resolve: ({ kind }) => kind }),
    subjects: t.field({
      type: [SubjectRef],
      description: "What the author's latest books are about most often.",
      args: { first: t.arg.int({ defaultValue: 8, description: `How many, 0 to ${MAX_COMMON_SUBJECTS}.` }) },
      complexity: COMMON_SUBJECTS_COST,
      resolve: ({ id }, { first }, { loaders }) => commonSubjects(loaders, ["author", id], first ?? 8),
    }),
    ...sharedFields(t, "by this author", (authorId) => ({ authorId })),
  }),
});

builder.node(PublisherRef, {
  description: "A publisher (penerbit).",
  id: { resolve: (publisher) => publisher.id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { loaders }) => loaders.publishers.load(id),
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name, unique but for case and punctuation." }),
    ...sharedFields(t, "of this publisher", (publisherId) => ({ publisherId })),
  }),
});

builder.node(CategoryRef, {
  description: "A category (kategori): the library's own division of its collection.",
  id: { resolve: (category) => category.id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { loaders }) => loaders.categories.load(id),
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name, unique but for case and punctuation." }),
    collectionGroup: t.field({
      type: CollectionGroupRef,
      nullable: true,
      description: "What reports count its books as; null where their classification says enough.",
      resolve: ({ collectionGroup }) => collectionGroup,
    }),
    ...sharedFields(t, "in this category", (id) => ({ categoryIds: [id] })),
  }),
});

builder.node(ClassificationRef, {
  description: "A class of the shelves (klasifikasi): DDC, or 2X for Islam.",
  id: { resolve: (classification) => classification.id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { loaders }) => loaders.classifications.load(id),
  fields: (t) => ({
    code: t.exposeString("code", { description: "Code as the library writes it: `813`, `297.1`, `2X4.122 9`." }),
    name: t.exposeString("name", {
      nullable: true,
      description: "What the code stands for, when the library has said so.",
    }),
    caption: t.string({
      nullable: true,
      description:
        "What the code stands for in words: its name or, where the library has not said so, that of the narrowest " +
        "class above it that has one. Null for what is no class.",
      resolve: ({ name, code }) => name ?? classCaption(code),
    }),
    ...sharedFields(t, "in this class", (classificationId) => ({ classificationId })),
  }),
});

builder.node(LocationRef, {
  description: "A place where books stand (lokasi).",
  id: { resolve: (location) => location.id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { loaders }) => loaders.locations.load(id),
  fields: (t) => ({
    name: t.exposeString("name", { description: "Room or section." }),
    shelf: t.exposeString("shelf", { nullable: true, description: "Shelf (rak) within it." }),
    ...sharedFields(t, "at this place", (locationId) => ({ locationId })),
  }),
});

builder.node(SourceRef, {
  description: "How books were acquired (sumber perolehan): Beli, Hibah, BOS, Tukar, Sumbangan.",
  id: { resolve: (source) => source.id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { loaders }) => loaders.sources.load(id),
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name, unique but for case and punctuation." }),
    ...sharedFields(t, "acquired so", (sourceId) => ({ sourceId })),
  }),
});

builder.node(SubjectRef, {
  description: "What books are about (subjek).",
  id: { resolve: (subject) => subject.id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, context) => context.loaders.subjects.load(id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The subject's number." }),
    name: t.exposeString("name", { description: "The subject heading." }),
    relatedSubjects: t.field({
      type: [SubjectRef],
      description: "The subjects that its latest books have most often besides.",
      args: { first: t.arg.int({ defaultValue: 8, description: `How many, 0 to ${MAX_COMMON_SUBJECTS}.` }) },
      complexity: COMMON_SUBJECTS_COST,
      resolve: ({ id }, { first }, { loaders }) => commonSubjects(loaders, ["subject", id], first ?? 8),
    }),
    books: t.connection(
      {
        type: BookRef,
        description: "Books on this subject, the newest first.",
        resolve: async ({ id }, page, { books, viewer }) => {
          const list = { filter: { subjectIds: [id] } };
          return toConnection(await books.page(viewer, list, page), () => books.count(viewer, list));
        },
      },
      BookConnection,
    ),
  }),
});

builder.queryField("author", (t) =>
  t.field({
    type: AuthorRef,
    nullable: true,
    description:
      "The author of this number. One that was merged into another is answered by that other, whose `databaseId` " +
      "differs; null where there is none. Source: GET /books/authors/{id}.",
    args: { databaseId: t.arg.int({ required: true, description: "The author's number." }) },
    resolve: (_root, { databaseId }, { authorities, viewer }) => authorities.one(viewer, "authors", databaseId),
  }),
);

builder.queryField("subject", (t) =>
  t.field({
    type: SubjectRef,
    nullable: true,
    description:
      "The subject of this number; null where no book of the catalogue has it. Source: GET /books/subjects/{id}.",
    args: { databaseId: t.arg.int({ required: true, description: "The subject's number." }) },
    resolve: (_root, { databaseId }, { authorities, viewer }) => authorities.subject(viewer, databaseId),
  }),
);

const ListOrder = builder.enumType("ListOrder", {
  description: "How one of the six lists is sorted.",
  values: {
    NAME: { value: "name", description: "By name; classes in the order of the shelves." },
    MOST_BOOKS: { value: "mostBooks", description: "Those with the most books first." },
  } as const,
});

/** The six lists differ in nothing but their type and the words that describe them. */
function listQuery<List extends AuthorityList>(
  field: List,
  // Pothos offers no name for "the reference of this row"; each call below is checked against its own.
  type: ReturnType<typeof builder.objectRef<AuthorityRow<List>>>,
  edge: RowEdgeRef<AuthorityRow<List>>,
  description: string,
) {
  builder.queryField(field, (t) =>
    t.connection(
      {
        type,
        description,
        args: {
          search: t.arg.string({ description: "Words of the name, or their beginnings; at most 200 characters." }),
          orderBy: t.arg({ type: ListOrder, description: "NAME unless given." }),
        },
        resolve: async (_root, { search, orderBy, ...page }, context) => {
          const args = { search: search ?? null, order: orderBy ?? null };
          return toConnection(await context.authorities.page(context.viewer, field, args, page), () =>
            context.authorities.count(context.viewer, field, args),
          );
        },
      },
      { name: `${type.name}Connection` },
      edge,
    ),
  );
}

listQuery("authors", AuthorRef, AuthorEdge, "All authors.");
listQuery("publishers", PublisherRef, PublisherEdge, "All publishers.");
listQuery("categories", CategoryRef, CategoryEdge, "All categories.");
listQuery("classifications", ClassificationRef, ClassificationEdge, "All classes.");
listQuery("locations", LocationRef, LocationEdge, "All places where books stand.");
listQuery("sources", SourceRef, SourceEdge, "All ways of acquisition.");

builder.queryField("popularCategories", (t) =>
  t.field({
    type: [CategoryRef],
    description: "The categories with the most books; those without any are left out.",
    args: { first: t.arg.int({ defaultValue: 4, description: "How many, 0 to 20." }) },
    complexity: ({ first }) => costOf(first ?? 4),
    resolve: (_root, { first }, context) => context.authorities.popularCategories(context.viewer, first ?? 4),
  }),
);
