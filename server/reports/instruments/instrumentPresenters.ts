import { z } from "zod";

import { formSections, presentSections } from "../forms/reportFormPresenter.js";
import type { Component, Indicator } from "./instrumentContent.js";
import type { InstrumentRow } from "./instrumentReads.js";
import type { Assessment } from "./InstrumentService.js";
import { OWN_FIGURES } from "./ownFigures.js";

const source = z.string().nullable().describe("Where it was read.");
const needsCheck = z.boolean().describe("Not read in the rule itself yet (periksa).");

const indicatorFields = {
  code: z.string().describe("By which answers know it."),
  text: z.string(),
  max_score: z.number(),
  figure: z.enum(OWN_FIGURES).nullable().describe("What of the library's own data stands beside it."),
  guide: z.string().nullable().describe("Which answer gets which score."),
  source,
  needs_check: needsCheck,
};
const componentFields = {
  name: z.string(),
  weight: z.number().nullable().describe("Null as long as nobody has read it."),
  source,
  needs_check: needsCheck,
};

export const instrumentResponse = z
  .object({
    id: z.int(),
    name: z.string(),
    source: z.string().nullable().describe("Which rule it is, of which year, and where it was read."),
    is_delivered: z.boolean().describe("Whether it is still the delivered text."),
    revision: z.int().describe("For `expected_revision`."),
    components: z.array(z.object({ ...componentFields, indicators: z.array(z.object(indicatorFields)) })),
  })
  .meta({ id: "AccreditationInstrument", description: "By what a library is accredited." });

const presentIndicator = ({ code, text, maxScore, figure, guide, source: from, needsCheck: isOpen }: Indicator) => ({
  code,
  text,
  max_score: maxScore,
  figure,
  guide,
  source: from,
  needs_check: isOpen,
});
const presentComponent = ({ name, weight, source: from, needsCheck: isOpen }: Component) => ({
  name,
  weight,
  source: from,
  needs_check: isOpen,
});

export function presentInstrument({ id, content, isDelivered, revision }: InstrumentRow) {
  return {
    id,
    name: content.name,
    source: content.source,
    is_delivered: isDelivered,
    revision,
    components: content.components.map((component) => ({
      ...presentComponent(component),
      indicators: component.indicators.map(presentIndicator),
    })),
  } satisfies z.infer<typeof instrumentResponse>;
}

export const assessmentResponse = z
  .object({
    instrument_id: z.int(),
    period: z.string().describe("`2026`, or the school year `2026-2027`."),
    period_name: z.string(),
    from: z.iso.date(),
    to: z.iso.date(),
    counted_to: z.iso.date().describe("The last of these days that has come."),
    today: z.iso.date().describe("What is counted as it stands is counted on this day."),
    revision: z.int().describe("Of the answers, for `expected_revision`."),
    total: z.number().nullable().describe("By the weights; null as long as a component has none."),
    most_total: z.number().nullable().describe("What all weights come to."),
    indicators_count: z.int(),
    scored_count: z.int(),
    missing_weights: z.int(),
    unchecked_count: z.int().describe("Weights and indicators that were not read in the rule itself."),
    state: z.string().describe("What the total leaves open."),
    components: z.array(
      z.object({
        ...componentFields,
        score: z.number().describe("Of its indicators; one without a score counts as 0."),
        max_score: z.number(),
        value: z.number().nullable().describe("The weight, as far as the scores reach it."),
        indicators: z.array(
          z.object({
            ...indicatorFields,
            own_figure: z.string().nullable().describe("What the library's own data say."),
            score: z.number().nullable(),
            note: z.string().nullable().describe("What proves it."),
          }),
        ),
      }),
    ),
    sections: formSections,
  })
  .meta({ id: "AccreditationAssessment", description: "How a library stands by an instrument, for a year." });

export function presentAssessment(assessment: Assessment) {
  return {
    instrument_id: assessment.instrument.id,
    period: assessment.period,
    period_name: assessment.periodName,
    from: assessment.from,
    to: assessment.to,
    counted_to: assessment.countedTo,
    today: assessment.today,
    revision: assessment.revision,
    total: assessment.total,
    most_total: assessment.mostTotal,
    indicators_count: assessment.indicatorsCount,
    scored_count: assessment.scoredCount,
    missing_weights: assessment.missingWeights,
    unchecked_count: assessment.uncheckedCount,
    state: assessment.state,
    components: assessment.components.map(({ component, score, maxScore, value, indicators }) => ({
      ...presentComponent(component),
      score,
      max_score: maxScore,
      value,
      indicators: indicators.map(({ indicator, ownFigure, score: given, note }) => ({
        ...presentIndicator(indicator),
        own_figure: ownFigure,
        score: given,
        note,
      })),
    })),
    sections: presentSections(assessment.sections),
  } satisfies z.infer<typeof assessmentResponse>;
}
