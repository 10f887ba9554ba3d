import { z } from "zod";

import { choice, queryText } from "../../platform/rest/queryFields.js";
import { route, StreamedBody } from "../../platform/rest/route.js";
import { FORM_KINDS } from "./ReportForm.js";
import { presentReportForm, reportFormResponse } from "./reportFormPresenter.js";
import { FORM_FORMATS, FORM_TYPES } from "./writeForm.js";

const params = z.strictObject({ kind: choice(FORM_KINDS).describe("Which one.") });
const days = {
  from: queryText(10).optional().describe("The first day, by the library's clock: 2026-07-01."),
  to: queryText(10).optional().describe("The last day."),
};
const RANGE =
  "This school year (July to June) where no days are given; a year at most. `work` tells who did what, and is for who " +
  "may read the audit trail.";
const shared = {
  method: "GET",
  tag: "Reports",
  access: "reports.read",
  operation: "read",
  success: 200,
  failures: [422],
} as const;

export const reportFormRoutes = [
  route({
    ...shared,
    path: "/reports/forms/{kind}",
    operationId: "reportForm",
    summary: "What a library hands in: figures and lists as tables",
    description: RANGE,
    params,
    query: z.strictObject(days),
    response: z.object({ data: reportFormResponse }),
    example: {
      response: {
        status_code: 200,
        data: {
          kind: "periodic",
          title: "Laporan Perpustakaan",
          period: "Bulan November 2026",
          from: "2026-11-01",
          to: "2026-11-30",
          counted_to: "2026-11-21",
          today: "2026-11-21",
          sections: [
            {
              title: "Anggota per jenis",
              note: "Anggota yang aktif hari ini.",
              columns: [
                { label: "Jenis anggota", kind: "text" },
                { label: "Anggota", kind: "number" },
              ],
              rows: [
                { cells: ["Siswa", 620], role: "line" },
                { cells: ["Jumlah", 620], role: "total" },
              ],
            },
          ],
        },
      },
    },
    handle: async ({ context: { reportForms, viewer }, params: { kind }, query }) => ({
      data: presentReportForm(await reportForms.form(viewer, kind, query)),
    }),
  }),
  route({
    ...shared,
    path: "/reports/forms/{kind}/export",
    operationId: "exportReportForm",
    summary: "What a library hands in, as a file",
    description: `A CSV, an Excel workbook, or a PDF to print and sign. ${RANGE}`,
    params,
    query: z.strictObject({ ...days, format: choice(FORM_FORMATS).describe("What kind of file.") }),
    file: [FORM_TYPES.csv, FORM_TYPES.xlsx, FORM_TYPES.pdf],
    response: z.object({}),
    example: { response: { status_code: 200 } },
    handle: async ({ context: { reportFormExports, viewer }, params: { kind }, query: { format, ...range } }) => {
      const { chunks, fileName } = await reportFormExports.export(viewer, kind, range, format);
      return new StreamedBody(chunks, fileName, FORM_TYPES[format]);
    },
  }),
];
