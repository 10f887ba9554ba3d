import { z } from "zod";

import { respondWithPage } from "../../platform/rest/listResponse.js";
import { listQuery } from "../../platform/rest/paging.js";
import { choice, queryText, wholeNumber } from "../../platform/rest/queryFields.js";
import { route, StreamedBody } from "../../platform/rest/route.js";
import { presentRegisterLine, registerLineResponse } from "./registerPresenter.js";
import { REGISTER_FORMATS } from "./RegisterExportService.js";
import type { RegisterFilter } from "./registerFilter.js";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const TYPES = { csv: "text/csv", xlsx: XLSX, pdf: "application/pdf" } as const;

const filterFields = {
  from_day: queryText(10).optional().describe("Acquired, or else entered, from this day on."),
  to_day: queryText(10).optional().describe("Up to the end of this day."),
  from_number: queryText(100).optional().describe("From this number on, whole: 0001/PERPUS/2026."),
  to_number: queryText(100).optional().describe("Up to this number, with all that begin with it."),
  source_id: wholeNumber().optional().describe("That came to the library in this way."),
};

type FilterQuery = z.output<z.ZodObject<typeof filterFields>>;

function filterOf(query: FilterQuery): RegisterFilter {
  return {
    fromDay: query.from_day,
    toDay: query.to_day,
    fromNumber: query.from_number,
    toNumber: query.to_number,
    sourceId: query.source_id,
  };
}

const shared = {
  tag: "Copies",
  method: "GET",
  access: "catalogue.read",
  operation: "read",
  success: 200,
  failures: [422],
} as const;

export const registerRoutes = [
  route({
    ...shared,
    path: "/copies/register",
    operationId: "copyRegister",
    summary: "The inventory book (buku induk)",
    description:
      "Every copy in the order of its number, also lost and withdrawn ones; those in the bin are left out. Years " +
      "follow one another, and 9/… comes before 10/….",
    query: listQuery(filterFields),
    response: z.object({
      data: z.array(registerLineResponse),
      copies: z.int().describe("How many the whole part has."),
      value: z.number().describe("What they cost together, in whole rupiah."),
      unpriced_copies: z.int().describe("Of how many nobody knows the price."),
    }),
    example: {
      response: {
        status_code: 200,
        data: [
          {
            copy_id: 12,
            book_id: 5,
            registered_on: "2026-07-14",
            number: "0012/PERPUS/2026",
            material: "Buku",
            title: "Laskar Pelangi",
            authors: "Andrea Hirata",
            edition: "Cet. 3",
            publish_place: "Yogyakarta",
            publisher: "Bentang Pustaka",
            publish_year: "2008",
            physical_description: "xiv, 529 hlm.; 21 cm",
            source: "BOS",
            supplier: "Toko Buku Merdeka",
            category: "Novel",
            isbn: "978-979-3062-79-2",
            price: 75000,
            call_number: "813 HIR l",
            remarks: null,
          },
        ],
        copies: 1,
        value: 75000,
        unpriced_copies: 0,
      },
    },
    handle: async (call) => {
      const {
        context: { register, viewer },
        query,
      } = call;
      const filter = filterOf(query);
      const { copies, value, unpricedCopies } = await register.totals(viewer, filter);
      const page = await respondWithPage(call, {
        page: (args) => register.page(viewer, filter, args),
        count: () => Promise.resolve(copies),
        present: (lines) => Promise.resolve(lines.map(presentRegisterLine)),
      });
      return { ...page, copies, value, unpriced_copies: unpricedCopies };
    },
  }),
  route({
    ...shared,
    path: "/copies/register/export",
    operationId: "exportCopyRegister",
    summary: "The inventory book as a file",
    description:
      "Narrowed as `GET /copies/register`, streamed: a CSV or an Excel workbook of its seventeen columns, or a PDF " +
      "to print and sign, with the sums of every page.",
    query: z.strictObject({ ...filterFields, format: choice(REGISTER_FORMATS).describe("What kind of file.") }),
    file: [TYPES.csv, TYPES.xlsx, TYPES.pdf],
    response: z.object({}),
    example: { response: { status_code: 200 } },
    handle: async ({ context: { registerExports, viewer }, query: { format, ...query } }) => {
      const { chunks, fileName } = await registerExports.export(viewer, filterOf(query), format);
      return new StreamedBody(chunks, fileName, TYPES[format]);
    },
  }),
];
