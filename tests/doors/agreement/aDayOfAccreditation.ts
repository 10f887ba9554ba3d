import type { Step } from "./steps.js";

const PATH = "/reports/accreditation-instruments/{id}";
const instrument = (id: number) => ({ subject: ["AccreditationInstrument", id] }) satisfies Partial<Step>;
const corrected = { operation: "updateAccreditationInstrument", method: "PUT", path: PATH } as const;
const restored = { operation: "restoreAccreditationInstrument", method: "POST", path: `${PATH}/restore` } as const;
const answered = { operation: "saveAccreditationAnswers", method: "PUT", path: `${PATH}/answers` } as const;

const content = {
  name: "Instrumen sekolah kami",
  source: "Naskah yang dibaca di dinas",
  components: [
    {
      name: "Koleksi",
      weight: 60,
      source: "Halaman 2",
      needs_check: false,
      indicators: [
        {
          code: "koleksi-judul",
          text: "Jumlah judul",
          max_score: 4,
          guide: "Empat untuk 2.500 judul",
          needs_check: true,
        },
        { text: "Jumlah peta" },
      ],
    },
    { name: "Tenaga", indicators: [{ text: "Jumlah pustakawan", max_score: 5 }] },
  ],
};
const score = (value: number) => [{ indicator: "koleksi-judul", score: value, note: "Buku induk" }];

/** An instrument is answered, corrected, answered again, and goes back to what was delivered. */
export const aDayOfAccreditation: readonly Step[] = [
  {
    ...answered,
    ...instrument(1),
    title: "of the delivered text",
    body: { period: "2026", answers: score(5) },
    expected: 200,
  },
  { ...answered, ...instrument(1), title: "too high", body: { period: "2026", answers: score(6) }, expected: 422 },
  {
    ...answered,
    ...instrument(1),
    title: "of no year",
    body: { period: "2026-2030", answers: score(1) },
    expected: 422,
  },
  {
    ...answered,
    ...instrument(1),
    title: "of what is not asked",
    body: { period: "2026", answers: [{ indicator: "x", score: 1 }] },
    expected: 422,
  },
  { ...answered, ...instrument(99), title: "of none", body: { period: "2026", answers: [] }, expected: 404 },
  {
    ...answered,
    ...instrument(1),
    title: "by who helps",
    body: { period: "2026", answers: [] },
    as: "staff",
    expected: 403,
  },
  { ...corrected, ...instrument(1), title: "one", body: content, expected: 200 },
  {
    ...corrected,
    ...instrument(1),
    title: "one as it was seen before",
    body: { ...content, expected_revision: 0 },
    expected: 409,
  },
  { ...corrected, ...instrument(1), title: "one into nothing", body: { ...content, components: [] }, expected: 422 },
  { ...corrected, ...instrument(99), title: "none", body: content, expected: 404 },
  {
    ...answered,
    ...instrument(1),
    title: "of the corrected text",
    body: { period: "2026-2027", answers: score(3), expected_revision: 0 },
    expected: 200,
  },
  { ...restored, ...instrument(99), title: "of none", expected: 404 },
  { ...corrected, ...instrument(2), title: "the other", body: content, expected: 200 },
  { ...restored, ...instrument(2), title: "of the other", expected: 200 },
];
