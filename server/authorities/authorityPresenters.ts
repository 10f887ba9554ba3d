import { z } from "zod";

import { fullName } from "./names/authorName.js";
import type {
  AuthorityList,
  AuthorityRow,
  AuthorRow,
  CategoryRow,
  ClassificationRow,
  LocationRow,
  NamedRow,
  SubjectRow,
} from "./authorityReads.js";
import { AUTHOR_KINDS } from "./records/Author.entity.js";
import { COLLECTION_GROUPS } from "./collectionGroups.js";

/**
 * The records of the six authority lists as REST returns them. Every key is listed explicitly, so that no column is
 * exposed by accident.
 */
const id = z.int().describe("Number in the database.");
const booksCount = z.int().describe("How many books carry it.");

export const authorResponse = z
  .object({
    id,
    first_name: z.string(),
    last_name: z.string().nullable(),
    name: z.string(),
    kind: z.enum(AUTHOR_KINDS),
    books_count: booksCount,
  })
  .meta({ id: "Author", description: "Who wrote, edited or translated books." });
export const publisherResponse = z
  .object({ id, name: z.string(), books_count: booksCount })
  .meta({ id: "Publisher", description: "Who published books." });
export const categoryResponse = z
  .object({
    id,
    name: z.string(),
    collection_group: z.enum(COLLECTION_GROUPS).nullable().describe("What reports count its books as."),
    books_count: booksCount,
  })
  .meta({ id: "Category", description: "A shelf of the mind: Novel, Sains." });
export const sourceResponse = z
  .object({ id, name: z.string(), books_count: booksCount })
  .meta({ id: "Source", description: "How books are acquired." });
export const classificationResponse = z
  .object({ id, code: z.string(), name: z.string().nullable(), books_count: booksCount })
  .meta({ id: "Classification", description: "A class of the shelf order, Dewey or 2X." });
export const locationResponse = z
  .object({ id, name: z.string(), shelf: z.string().nullable(), books_count: booksCount })
  .meta({ id: "Location", description: "Where copies stand." });

export const subjectResponse = z
  .object({ id, name: z.string() })
  .meta({ id: "Subject", description: "What books are about." });

export function presentSubject({ id, name }: SubjectRow): z.infer<typeof subjectResponse> {
  return { id, name };
}

export function presentAuthor(author: AuthorRow): z.infer<typeof authorResponse> {
  const { id, firstName, lastName, kind, booksCount } = author;
  return { id, first_name: firstName, last_name: lastName, name: fullName(author), kind, books_count: booksCount };
}

/** Publishers and sources. */
export function presentNamed({ id, name, booksCount }: NamedRow): z.infer<typeof publisherResponse> {
  return { id, name, books_count: booksCount };
}

export function presentCategory({
  id,
  name,
  collectionGroup,
  booksCount,
}: CategoryRow): z.infer<typeof categoryResponse> {
  return { id, name, collection_group: collectionGroup, books_count: booksCount };
}

export function presentClassification({
  id,
  code,
  name,
  booksCount,
}: ClassificationRow): z.infer<typeof classificationResponse> {
  return { id, code, name, books_count: booksCount };
}

export function presentLocation({ id, name, shelf, booksCount }: LocationRow): z.infer<typeof locationResponse> {
  return { id, name, shelf, books_count: booksCount };
}

/** How REST calls and returns the records of a list. */
export interface AuthorityPresentation<List extends AuthorityList> {
  readonly list: List;
  /** One of the list, as GraphQL's type is called. */
  readonly typeName: string;
  readonly response: z.ZodObject;
  readonly present: (row: AuthorityRow<List>) => Readonly<Record<string, unknown>>;
}

export const authorityPresentations: { readonly [List in AuthorityList]: AuthorityPresentation<List> } = {
  authors: { list: "authors", typeName: "Author", response: authorResponse, present: presentAuthor },
  publishers: { list: "publishers", typeName: "Publisher", response: publisherResponse, present: presentNamed },
  categories: { list: "categories", typeName: "Category", response: categoryResponse, present: presentCategory },
  classifications: {
    list: "classifications",
    typeName: "Classification",
    response: classificationResponse,
    present: presentClassification,
  },
  locations: { list: "locations", typeName: "Location", response: locationResponse, present: presentLocation },
  sources: { list: "sources", typeName: "Source", response: sourceResponse, present: presentNamed },
};
