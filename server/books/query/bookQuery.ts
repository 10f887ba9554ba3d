import type { z } from "zod";

import {
  choice,
  choiceList,
  flag,
  numberList,
  queryText,
  textList,
  wholeNumber,
} from "../../platform/rest/queryFields.js";
import { MATERIAL_KINDS } from "../../../common/materialKinds.js";
import { MAX_FILTER_VALUES } from "./bookFilter.js";
import { type BookListArgs, MAX_SEARCH_LENGTH } from "./parseListArgs.js";

/** The query parameters by which REST filters and sorts books in every list. */
export const bookListFields = {
  search: queryText(MAX_SEARCH_LENGTH)
    .optional()
    .describe(
      "Words, or their beginnings, of title, subtitle, authors, subjects, series, publisher, year, ISBN, class and " +
        "call number, in any spelling and form. What finds no book is searched again with its slips corrected, or " +
        "with fewer words: a page's `search` says so.",
    ),
  exact: flag().optional().describe("True: `search` is answered with all of its words as typed, or with no book."),
  category_id: numberList(MAX_FILTER_VALUES)
    .optional()
    .describe("In one of these categories; repeated, or with commas."),
  author_id: numberList(MAX_FILTER_VALUES).optional().describe("By one of these authors; repeated, or with commas."),
  publisher_id: numberList(MAX_FILTER_VALUES)
    .optional()
    .describe("Of one of these publishers; repeated, or with commas."),
  subject_id: numberList(MAX_FILTER_VALUES).optional().describe("On one of these subjects; repeated, or with commas."),
  class: textList(MAX_FILTER_VALUES, 16)
    .optional()
    .describe(
      "In or below one of these classes of DDC or 2X: `8`, `81`, `612`, `612.3`, `2X4`; repeated, or with commas.",
    ),
  classification_id: wholeNumber().optional().describe("In this class."),
  location_id: wholeNumber().optional().describe("At this place."),
  source_id: wholeNumber().optional().describe("Acquired so."),
  material_kind: choiceList(MATERIAL_KINDS)
    .optional()
    .describe("Made of one of these (jenis bahan); repeated, or with commas."),
  language: textList(MAX_FILTER_VALUES, 20)
    .optional()
    .describe("In one of these languages, by code; repeated, or with commas."),
  year_from: wholeNumber(-9_999, 9_999).optional().describe("Published in this year or later."),
  year_to: wholeNumber(-9_999, 9_999).optional().describe("Published in this year or earlier."),
  available: flag().optional().describe("With (or without) a copy that can be borrowed now."),
  has_digital_file: flag().optional().describe("With (or without) a digital file."),
  has_category: flag().optional().describe("With (or without) a category."),
  has_cover: flag().optional().describe("With (or without) a cover."),
  has_copies: flag().optional().describe("With (or without) a copy that the library holds."),
  in_collection: flag()
    .optional()
    .describe("With (or without) a copy neither withdrawn nor lost, as reports count titles."),
  has_group: flag()
    .optional()
    .describe("With (or without) a category's group or a class that tells fiction from nonfiction."),
  has_acquisition_day: flag()
    .optional()
    .describe("False: an import brought a copy of it without the day of acquisition. True: all others."),
  isbn_is_wrong: flag().optional().describe("True: with an ISBN whose check digit is wrong, or that is none."),
  is_hidden: flag().optional().describe("Hidden from the catalogue (or not); needs the right to read it at the desk."),
  import_id: wholeNumber().optional().describe("Brought by the import of this number; administrators only."),
  item_codes: flag()
    .optional()
    .describe(
      "True: `search` also finds books by the code of a copy, whole or its beginning, before all others, and is " +
        "answered exactly; administrators only.",
    ),
  with_hidden: flag()
    .optional()
    .describe("True: titles that are hidden from the catalogue too; needs the right to read it at the desk."),
  sort: choice(["relevance", "newest", "title", "year", "updated", "call_number"])
    .optional()
    .describe("`relevance` with a search, otherwise `newest`, unless given."),
  order: choice(["asc", "desc"])
    .optional()
    .describe("The sort's own direction unless given: `title` and `call_number` go up, the others down."),
};

export function toListArgs(query: z.output<z.ZodObject<typeof bookListFields>>): BookListArgs {
  const { search = null, sort = null, order, item_codes: withItemCodes = false } = query;
  const defaultOrder = sort === "title" || sort === "call_number" ? "asc" : "desc";
  return {
    search,
    withItemCodes,
    exact: query.exact ?? false,
    withHidden: query.with_hidden ?? false,
    sort: sort === "call_number" ? "callNumber" : sort,
    reversed: (order ?? defaultOrder) !== defaultOrder,
    filter: {
      categoryIds: query.category_id ?? null,
      authorIds: query.author_id ?? null,
      publisherIds: query.publisher_id ?? null,
      subjectIds: query.subject_id ?? null,
      classes: query.class ?? null,
      classificationId: query.classification_id ?? null,
      locationId: query.location_id ?? null,
      sourceId: query.source_id ?? null,
      materialKinds: query.material_kind ?? null,
      languages: query.language ?? null,
      yearFrom: query.year_from ?? null,
      yearTo: query.year_to ?? null,
      available: query.available ?? null,
      hasDigitalFile: query.has_digital_file ?? null,
      hasCategory: query.has_category ?? null,
      hasCover: query.has_cover ?? null,
      hasCopies: query.has_copies ?? null,
      inCollection: query.in_collection ?? null,
      hasGroup: query.has_group ?? null,
      hasAcquisitionDay: query.has_acquisition_day ?? null,
      isbnIsWrong: query.isbn_is_wrong ?? null,
      isHidden: query.is_hidden ?? null,
      importId: query.import_id ?? null,
    },
  };
}
