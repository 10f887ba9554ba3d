import { builder } from "../../platform/graphql/builder.js";
import { type GlobalId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { MaterialKindRef } from "../bookRefs.graphql.js";
import type { BookListArgs } from "./parseListArgs.js";

const BookSortRef = builder.enumType("BookSort", {
  description: "What a list of books is sorted by.",
  values: {
    RELEVANCE: { value: "relevance", description: "Best match of `search` first; without a search, the newest." },
    NEWEST: { value: "newest", description: "Latest in the catalogue first." },
    TITLE: { value: "title", description: "Title, A to Z." },
    YEAR: { value: "year", description: "Latest year of publication first; books without a year last." },
    UPDATED: { value: "updated", description: "Last changed first." },
    CALL_NUMBER: {
      value: "callNumber",
      description: "Call number as it is written, lowest first; books without one last.",
    },
  } as const,
});

const SortDirectionRef = builder.enumType("SortDirection", {
  description: "Up or down.",
  values: {
    ASC: { description: "Lowest, oldest or A first." },
    DESC: { description: "Highest, latest or Z first." },
  } as const,
});

export const BookOrder = builder.inputType("BookOrder", {
  description: "The order of a list of books.",
  fields: (t) => ({
    field: t.field({ type: BookSortRef, required: true, description: "What to sort by." }),
    direction: t.field({
      type: SortDirectionRef,
      description: "The field's own direction unless given: TITLE and CALL_NUMBER go up, the others down.",
    }),
  }),
});

export const BookFilter = builder.inputType("BookFilter", {
  description: "Conditions that all must hold; of a list, one.",
  fields: (t) => ({
    categoryIds: t.globalIDList({ description: "In one of these categories; at most 50." }),
    authorId: t.globalID({ description: "By this author." }),
    authorIds: t.globalIDList({ description: "By one of these authors; at most 50." }),
    publisherId: t.globalID({ description: "Of this publisher." }),
    publisherIds: t.globalIDList({ description: "Of one of these publishers; at most 50." }),
    subjectIds: t.globalIDList({ description: "On one of these subjects; at most 50." }),
    classes: t.stringList({
      description: "In or below one of these classes of DDC or 2X: `8`, `81`, `612`, `612.3`, `2X`, `2X4`; at most 50.",
    }),
    classificationId: t.globalID({ description: "In this class." }),
    locationId: t.globalID({ description: "At this place." }),
    sourceId: t.globalID({ description: "Acquired so." }),
    materialKinds: t.field({
      type: [MaterialKindRef],
      description: "Made of one of these (jenis bahan); at most 50.",
    }),
    languages: t.stringList({ description: "In one of these languages, by code; at most 50." }),
    yearFrom: t.int({ description: "Published in this year or later." }),
    yearTo: t.int({ description: "Published in this year or earlier." }),
    available: t.boolean({ description: "With (or without) a copy that can be borrowed now." }),
    hasDigitalFile: t.boolean({ description: "With (or without) a digital file." }),
    hasCategory: t.boolean({ description: "With (or without) a category." }),
    hasCover: t.boolean({ description: "With (or without) a cover." }),
    hasCopies: t.boolean({ description: "With (or without) a copy that the library holds." }),
    inCollection: t.boolean({
      description: "With (or without) a copy neither withdrawn nor lost, as reports count titles.",
    }),
    hasGroup: t.boolean({
      description: "With (or without) a category's group or a class that tells fiction from nonfiction.",
    }),
    hasAcquisitionDay: t.boolean({
      description: "False: an import brought a copy of it without the day of acquisition. True: all others.",
    }),
    isbnIsWrong: t.boolean({ description: "True: with an ISBN whose check digit is wrong, or that is none." }),
    isHidden: t.boolean({
      description: "Hidden from the catalogue (or not); needs the right to read it at the desk.",
    }),
    importId: t.int({ description: "Brought by the import of this number; administrators only." }),
  }),
});

type BookOrderInput = typeof BookOrder.$inferInput;
type BookFilterInput = typeof BookFilter.$inferInput;

export function toListArgs(
  search?: string | null,
  filter?: BookFilterInput | null,
  orderBy?: BookOrderInput | null,
  withItemCodes?: boolean | null,
): BookListArgs {
  const ownDirection = orderBy?.field === "title" || orderBy?.field === "callNumber" ? "ASC" : "DESC";
  const idOf = (typename: string, given: GlobalId | null | undefined) => (given ? recordIdOf(typename, given) : null);
  const idsOf = (typename: string, given: readonly GlobalId[] | null | undefined) =>
    given?.map((id) => recordIdOf(typename, id)) ?? null;
  return {
    search: search ?? null,
    withItemCodes: withItemCodes ?? false,
    sort: orderBy?.field ?? null,
    reversed: (orderBy?.direction ?? ownDirection) !== ownDirection,
    filter: filter
      ? {
          ...filter,
          categoryIds: idsOf("Category", filter.categoryIds),
          authorId: idOf("Author", filter.authorId),
          authorIds: idsOf("Author", filter.authorIds),
          publisherId: idOf("Publisher", filter.publisherId),
          publisherIds: idsOf("Publisher", filter.publisherIds),
          subjectIds: idsOf("Subject", filter.subjectIds),
          classificationId: idOf("Classification", filter.classificationId),
          locationId: idOf("Location", filter.locationId),
          sourceId: idOf("Source", filter.sourceId),
        }
      : null,
  };
}
