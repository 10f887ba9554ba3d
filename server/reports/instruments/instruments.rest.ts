import { z } from "zod";

import { NotFoundError } from "../../errors.js";
import { choice, queryText, wholeNumber } from "../../platform/rest/queryFields.js";
import { route, StreamedBody } from "../../platform/rest/route.js";
import { FORM_FORMATS, FORM_TYPES } from "../forms/writeForm.js";
import { saveAnswersInput, updateInstrumentInput } from "./instrumentContent.js";
import {
  assessmentResponse,
  instrumentResponse,
  presentAssessment,
  presentInstrument,
} from "./instrumentPresenters.js";
import type { Assessment } from "./InstrumentService.js";

const params = z.strictObject({ id: wholeNumber().describe("The instrument's number.") });
const period = queryText(9)
  .optional()
  .describe("`2026`, or the school year `2026-2027`; this school year unless given.");
const shared = { tag: "Reports", success: 200 } as const;
const read = { ...shared, method: "GET", access: "reports.read", operation: "read" } as const;
const change = { ...shared, method: "PUT", access: ["reports.read", "settings.write"], operation: "update" } as const;

const indicator = {
  code: "koleksi-judul",
  text: "Jumlah judul buku tercetak",
  max_score: 5,
  figure: "titles",
  guide: "2.500 judul atau lebih; 2.000–2.499; 1.500–1.999; 1.000–1.499; kurang dari 1.000.",
  source: "Formulir Komponen Koleksi",
  needs_check: true,
} as const;
const component = { name: "Koleksi", weight: 20, source: "Formulir 2018", needs_check: true };
const exampleInstrument = {
  id: 2,
  name: "Instrumen akreditasi enam komponen (2025)",
  source: "Naskahnya belum dibaca.",
  is_delivered: true,
  revision: 0,
  components: [{ ...component, indicators: [indicator] }],
};
const exampleAssessment = {
  instrument_id: 2,
  period: "2026-2027",
  period_name: "Tahun ajaran 2026/2027",
  from: "2026-07-01",
  to: "2027-06-30",
  counted_to: "2026-11-21",
  today: "2026-11-21",
  revision: 1,
  total: 16,
  most_total: 20,
  indicators_count: 1,
  scored_count: 1,
  missing_weights: 0,
  unchecked_count: 2,
  state: "1 dari 1 indikator sudah dinilai; indikator tanpa skor dihitung 0.",
  components: [
    {
      ...component,
      score: 4,
      max_score: 5,
      value: 16,
      indicators: [{ ...indicator, own_figure: "2.431 judul", score: 4, note: "Katalog" }],
    },
  ],
  sections: [
    {
      title: "Rekapitulasi",
      note: null,
      columns: [
        { label: "Komponen", kind: "text" as const },
        { label: "Nilai", kind: "number" as const },
      ],
      rows: [{ cells: ["1. Koleksi", 16], role: "line" as const }],
    },
  ],
};

/** @throws NotFoundError */
function found(assessment: Assessment | null) {
  if (!assessment) throw new NotFoundError("Instrumen ini tidak ditemukan. Muat ulang daftarnya.");
  return { data: presentAssessment(assessment) };
}

export const instrumentRoutes = [
  route({
    ...read,
    path: "/reports/accreditation-instruments",
    operationId: "accreditationInstruments",
    summary: "By what libraries are accredited",
    description: "As this library has them: weights, indicators, their sources, and what is still to be checked.",
    response: z.object({ data: z.array(instrumentResponse) }),
    example: { response: { status_code: 200, data: [exampleInstrument] } },
    handle: async ({ context: { instruments, viewer } }) => ({
      data: (await instruments.all(viewer)).map(presentInstrument),
    }),
  }),
  route({
    ...change,
    path: "/reports/accreditation-instruments/{id}",
    operationId: "updateAccreditationInstrument",
    summary: "Correct an instrument",
    description: "All of it at once; an indicator without a code is new, and one that is left out is gone.",
    params,
    body: updateInstrumentInput,
    response: z.object({ data: instrumentResponse }),
    example: {
      body: { name: exampleInstrument.name, components: [{ ...component, indicators: [indicator] }] },
      response: { status_code: 200, data: { ...exampleInstrument, is_delivered: false, revision: 1 } },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { instrumentEditing, viewer }, params: { id }, body }) => ({
      data: presentInstrument(await instrumentEditing.update(viewer, id, body)),
    }),
  }),
  route({
    ...change,
    method: "POST",
    path: "/reports/accreditation-instruments/{id}/restore",
    operationId: "restoreAccreditationInstrument",
    summary: "Go back to the delivered text of an instrument",
    description: "Answers stay, as far as the delivered text asks for them.",
    params,
    response: z.object({ data: instrumentResponse }),
    example: { response: { status_code: 200, data: { ...exampleInstrument, revision: 2 } } },
    failures: [404],
    handle: async ({ context: { instrumentEditing, viewer }, params: { id } }) => ({
      data: presentInstrument(await instrumentEditing.restore(viewer, id)),
    }),
  }),
  route({
    ...read,
    path: "/reports/accreditation-instruments/{id}/assessment",
    operationId: "accreditationAssessment",
    summary: "How the library stands by an instrument",
    description: "Each indicator with what the library's own data say of that year, and with its own answer.",
    params,
    query: z.strictObject({ period }),
    response: z.object({ data: assessmentResponse }),
    example: { response: { status_code: 200, data: exampleAssessment } },
    failures: [404, 422],
    handle: async ({ context: { instruments, viewer }, params: { id }, query }) =>
      found(await instruments.assessment(viewer, id, query)),
  }),
  route({
    ...change,
    path: "/reports/accreditation-instruments/{id}/answers",
    operationId: "saveAccreditationAnswers",
    summary: "Answer an instrument",
    description: "The given answers of a year; the others stay. One without score and note is taken back.",
    params,
    body: saveAnswersInput,
    response: z.object({ data: assessmentResponse }),
    example: {
      body: { period: "2026-2027", answers: [{ indicator: "koleksi-judul", score: 4, note: "Katalog" }] },
      response: { status_code: 200, data: exampleAssessment },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { instrumentEditing, instruments, viewer }, params: { id }, body }) => {
      const saved = await instrumentEditing.saveAnswers(viewer, id, body);
      return found(await instruments.assessment(viewer, id, saved));
    },
  }),
  route({
    ...read,
    path: "/reports/accreditation-instruments/{id}/export",
    operationId: "exportAccreditationAssessment",
    summary: "How the library stands by an instrument, as a file",
    description: "A CSV, an Excel workbook, or a PDF to print and sign.",
    params,
    query: z.strictObject({ period, format: choice(FORM_FORMATS).describe("What kind of file.") }),
    file: [FORM_TYPES.csv, FORM_TYPES.xlsx, FORM_TYPES.pdf],
    response: z.object({}),
    example: { response: { status_code: 200 } },
    failures: [404, 422],
    handle: async ({ context: { instrumentExports, viewer }, params: { id }, query }) => {
      const { chunks, fileName } = await instrumentExports.export(viewer, id, query.period, query.format);
      return new StreamedBody(chunks, fileName, FORM_TYPES[query.format]);
    },
  }),
];
