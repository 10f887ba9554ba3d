import { z } from "zod";

import { line, optionalLine, optionalText } from "../../platform/validation/fields.js";
import { OWN_FIGURES } from "./ownFigures.js";

const MOST_COMPONENTS = 20;
/** Of all components together. */
const MOST_INDICATORS = 150;
/** MySQL's text column takes 65,535 bytes. */
export const MOST_BYTES = 60_000;
const MOST_SCORE = 1_000;

const twoDecimals = (value: number) => Number(value.toFixed(2)) === value;
const DECIMALS = "Maksimal dua angka di belakang koma.";

const indicator = z.strictObject({
  /** By which answers know it; given to a new one. */
  code: z
    .string()
    .regex(/^[a-z0-9.-]{1,40}$/u, "Kode indikator tidak dikenal. Kosongkan untuk indikator baru.")
    .nullable()
    .default(null),
  text: line(300),
  maxScore: z
    .number()
    .positive("Isi dengan angka di atas 0.")
    .max(MOST_SCORE, "Maksimal 1.000.")
    .refine(twoDecimals, DECIMALS)
    .default(5),
  figure: z.enum(OWN_FIGURES).nullable().default(null),
  guide: optionalText(500).default(null),
  source: optionalLine(300).default(null),
  needsCheck: z.boolean().default(false),
});

const component = z.strictObject({
  name: line(120),
  weight: z
    .number()
    .min(0, "Isi dengan 0 atau lebih.")
    .max(100, "Maksimal 100.")
    .refine(twoDecimals, DECIMALS)
    .nullable()
    .default(null),
  source: optionalLine(300).default(null),
  needsCheck: z.boolean().default(false),
  indicators: z
    .array(indicator)
    .min(1, "Isi minimal satu indikator, atau hapus komponen ini.")
    .max(MOST_INDICATORS, `Maksimal ${MOST_INDICATORS} indikator.`),
});

const components = z
  .array(component)
  .min(1, "Isi minimal satu komponen.")
  .max(MOST_COMPONENTS, `Maksimal ${MOST_COMPONENTS} komponen.`)
  .refine(
    (all) => all.reduce((sum, { indicators }) => sum + indicators.length, 0) <= MOST_INDICATORS,
    `Maksimal ${MOST_INDICATORS} indikator di semua komponen.`,
  )
  .refine((all) => {
    const codes = all.flatMap(({ indicators }) => indicators.flatMap(({ code }) => code ?? []));
    return new Set(codes).size === codes.length;
  }, "Kode indikator harus berbeda-beda. Kosongkan kode indikator baru.");

const expectedRevision = z.int().min(0).optional();

export const updateInstrumentInput = z.strictObject({
  name: line(120).describe("What it is called."),
  source: optionalText(2_000).default(null).describe("Which rule it is, of which year, and where it was read."),
  components: components.describe("All of them, in their order; an indicator without a code is new."),
  expectedRevision: expectedRevision.describe("The revision that was read; a later one is a conflict."),
});
type GivenContent = Omit<z.output<typeof updateInstrumentInput>, "expectedRevision">;
type GivenComponent = GivenContent["components"][number];

export type Indicator = Omit<GivenComponent["indicators"][number], "code"> & { readonly code: string };
export type Component = Omit<GivenComponent, "indicators"> & { readonly indicators: readonly Indicator[] };
/** By what is judged: what each component weighs, and what is asked within it. */
export type InstrumentContent = Omit<GivenContent, "components"> & { readonly components: readonly Component[] };

/** Each new indicator gets a code that no other ever had, as no revision comes twice. */
export function withCodes({ name, source, components: given }: GivenContent, revision: number): InstrumentContent {
  let added = 0;
  const codeOf = (code: string | null) => code ?? `r${revision}-${(added += 1)}`;
  return {
    name,
    source,
    components: given.map((each) => ({
      ...each,
      indicators: each.indicators.map((one) => ({ ...one, code: codeOf(one.code) })),
    })),
  };
}

interface Answer {
  readonly score: number | null;
  /** What proves it. */
  readonly note: string | null;
}
export type Answers = Readonly<Record<string, Answer>>;

const PERIOD = "Isi dengan tahun atau tahun ajaran. Contoh: 2026 atau 2026-2027";
const periodInput = z
  .string()
  .regex(/^(?:19|20|21)\d\d(?:-(?:19|20|21)\d\d)?$/u, PERIOD)
  .refine((period) => period.length === 4 || Number(period.slice(5)) === Number(period.slice(0, 4)) + 1, PERIOD);

/** An empty text means this school year, as nothing does. */
export const assessmentInput = z.strictObject({
  period: periodInput.nullish().or(z.literal("").transform(() => null)),
});

export const saveAnswersInput = z.strictObject({
  period: periodInput.describe("`2026`, or the school year `2026-2027`."),
  answers: z
    .array(
      z.strictObject({
        indicator: z.string().max(40).describe("Its code."),
        score: z
          .number()
          .min(0, "Isi dengan 0 atau lebih.")
          .refine(twoDecimals, DECIMALS)
          .nullable()
          .default(null)
          .describe("Not above the indicator's highest; null for none."),
        note: optionalText(500).default(null).describe("What proves it."),
      }),
    )
    .max(MOST_INDICATORS)
    .describe("Those that change; the others stay."),
  expectedRevision: expectedRevision.describe("The revision of the year's answers that was read."),
});
