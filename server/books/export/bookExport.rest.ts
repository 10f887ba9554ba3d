import { z } from "zod";

import { csvDownload } from "../../platform/rest/csvDownload.js";
import { choice, numberList } from "../../platform/rest/queryFields.js";
import { route, StreamedBody } from "../../platform/rest/route.js";
import { bookListFields, toListArgs } from "../query/bookQuery.js";
import { EXPORT_FORMATS } from "./BookExportService.js";

const MAX_CHOSEN = 250;
const TYPES = {
  aksara: "text/csv",
  slims: "text/csv",
  slims_items: "text/csv",
  marc: "application/marc",
  marcxml: "application/marcxml+xml",
} as const;

const exportQuery = z.strictObject({
  ...bookListFields,
  book_ids: numberList(MAX_CHOSEN)
    .optional()
    .describe(`Of what is asked for, these books only; at most ${MAX_CHOSEN}, repeated or with commas.`),
  format: choice(EXPORT_FORMATS)
    .optional()
    .describe(
      "`aksara`: every field under names that the import knows, behind semicolons, for spreadsheets and for " +
        "importing again; `slims`: the 18 columns of a SLiMS bibliography; `slims_items`: the 19 columns of its items, " +
        "one row a copy, to be imported there after the bibliography; `marc`: MARC 21 in UTF-8 as an exchange " +
        "file (ISO 2709); or `marcxml`: the same as MARCXML, both with the copies in 952 as Koha has them. " +
        "`aksara` unless given.",
    ),
});

/** GraphQL cannot return a file, so only REST has this operation. */
export const bookExportRoutes = [
  route({
    ...csvDownload,
    file: ["text/csv", "application/marc", "application/marcxml+xml"],
    path: "/books/export",
    operationId: "exportBooks",
    tag: "Books",
    access: "catalogue.read",
    summary: "Export books as CSV or MARC",
    description:
      "Searched, filtered and sorted as `GET /books`, streamed however many they are. Cells that a spreadsheet " +
      "would take for formulas have an apostrophe before them, which the import takes away.",
    query: exportQuery,
    handle: ({ context: { bookExports, viewer }, query: { book_ids: bookIds, format, ...query }, origin }) => {
      const list = toListArgs(query);
      const chosen = format ?? "aksara";
      const { chunks, fileName } = bookExports.export(
        viewer,
        { ...list, filter: { ...list.filter, bookIds: bookIds ?? null } },
        chosen,
        origin,
      );
      return Promise.resolve(new StreamedBody(chunks, fileName, TYPES[chosen]));
    },
  }),
];
