import { ConflictError, NotFoundError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { required } from "../../platform/required.js";
import { REPORT_FIGURE_VALUES } from "../../settings/reportTargets/reportTargets.graphql.js";
import { rangeFields } from "../figures/reportRefs.graphql.js";
import { FormSectionRef } from "../forms/reportForms.graphql.js";
import type { AssessedComponent, AssessedIndicator } from "./assess.js";
import type { Component, Indicator } from "./instrumentContent.js";
import type { InstrumentRow } from "./instrumentReads.js";
import type { Assessment } from "./InstrumentService.js";

/** It reads what several reports read. */
const ASSESSMENT_COST = 1_000;
/** Lists within a record that is read already. */
const OF_RECORD = { complexity: { field: 1, multiplier: 1 } } as const;

const FigureRef = builder.enumType("AccreditationFigure", {
  description: "What of the library's own data stands beside an indicator.",
  values: {
    ...REPORT_FIGURE_VALUES,
    E_RESOURCES: { value: "e_resources", description: "Links to e-resources." },
    IN_HOUSE_USES: { value: "in_house_uses", description: "Books that were read in the library." },
    DIGITAL_READINGS: { value: "digital_readings", description: "How often digital files were opened." },
    DAILY_SERIALS: { value: "daily_serials", description: "Subscriptions to dailies." },
    OTHER_SERIALS: { value: "other_serials", description: "Subscriptions to other periodicals." },
  } as const,
});

const IndicatorRef = builder.objectRef<Indicator>("AccreditationIndicator").implement({
  description: "What is asked within a component of an instrument.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "By which answers know it." }),
    text: t.exposeString("text", { description: "What is asked." }),
    maxScore: t.exposeFloat("maxScore", { description: "The highest score." }),
    figure: t.expose("figure", {
      type: FigureRef,
      nullable: true,
      description: "What of the library's own data stands beside it.",
    }),
    guide: t.exposeString("guide", { nullable: true, description: "Which answer gets which score." }),
    source: t.exposeString("source", { nullable: true, description: "Where it was read." }),
    needsCheck: t.exposeBoolean("needsCheck", { description: "Not read in the rule itself yet (periksa)." }),
  }),
});

const ComponentRef = builder.objectRef<Component>("AccreditationComponent").implement({
  description: "A part of an instrument, with what it weighs.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "What it is called." }),
    weight: t.exposeFloat("weight", { nullable: true, description: "Null as long as nobody has read it." }),
    source: t.exposeString("source", { nullable: true, description: "Where its weight was read." }),
    needsCheck: t.exposeBoolean("needsCheck", { description: "Not read in the rule itself yet (periksa)." }),
    indicators: t.field({
      ...OF_RECORD,
      type: [IndicatorRef],
      description: "What is asked within it.",
      resolve: ({ indicators }) => [...indicators],
    }),
  }),
});

const InstrumentRef = builder.objectRef<InstrumentRow>("AccreditationInstrument");
builder.node(InstrumentRef, {
  description: "By what a library is accredited (instrumen akreditasi), as this library has it.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { instruments, viewer }) => instruments.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The instrument's number, as REST uses it." }),
    name: t.string({ description: "What it is called.", resolve: ({ content }) => content.name }),
    source: t.string({
      nullable: true,
      description: "Which rule it is, of which year, and where it was read.",
      resolve: ({ content }) => content.source,
    }),
    isDelivered: t.exposeBoolean("isDelivered", { description: "Whether it is still the delivered text." }),
    revision: t.exposeInt("revision", { description: "For `expectedRevision`." }),
    viewerCanEdit: t.boolean({
      description: "Whether this request may change it and answer it.",
      resolve: (_instrument, _args, { instruments, viewer }) => instruments.canEdit(viewer),
    }),
    components: t.field({
      ...OF_RECORD,
      type: [ComponentRef],
      description: "Its parts.",
      resolve: ({ content }) => [...content.components],
    }),
  }),
});

const AssessedIndicatorRef = builder.objectRef<AssessedIndicator>("AssessedIndicator").implement({
  description: "An indicator with what the library's data say, and with its answer.",
  fields: (t) => ({
    indicator: t.expose("indicator", { type: IndicatorRef, description: "What is asked." }),
    ownFigure: t.exposeString("ownFigure", { nullable: true, description: "What the library's own data say." }),
    score: t.exposeFloat("score", { nullable: true, description: "What the library gives itself." }),
    note: t.exposeString("note", { nullable: true, description: "What proves it." }),
  }),
});

const AssessedComponentRef = builder.objectRef<AssessedComponent>("AssessedComponent").implement({
  description: "A component with what its answers come to.",
  fields: (t) => ({
    component: t.expose("component", { type: ComponentRef, description: "Which one." }),
    score: t.exposeFloat("score", { description: "Of its indicators; one without a score counts as 0." }),
    maxScore: t.exposeFloat("maxScore", { description: "The highest." }),
    value: t.exposeFloat("value", {
      nullable: true,
      description: "The weight, as far as the scores reach it; null as long as it has none.",
    }),
    indicators: t.field({
      ...OF_RECORD,
      type: [AssessedIndicatorRef],
      description: "What is asked within it.",
      resolve: ({ indicators }) => [...indicators],
    }),
  }),
});

const AssessmentRef = builder.objectRef<Assessment>("AccreditationAssessment").implement({
  description: "How the library stands by an instrument, for a year.",
  fields: (t) => ({
    ...rangeFields(t),
    instrument: t.field({ type: InstrumentRef, description: "By which.", resolve: ({ instrument }) => instrument }),
    period: t.exposeString("period", { description: "`2026`, or the school year `2026-2027`." }),
    periodName: t.exposeString("periodName", { description: "As people call it." }),
    today: t.field({
      type: "Date",
      description: "What is counted as it stands is counted on this day.",
      resolve: ({ today }) => today,
    }),
    revision: t.exposeInt("revision", { description: "Of the answers, for `expectedRevision`; 0 without any." }),
    total: t.exposeFloat("total", {
      nullable: true,
      description: "By the weights; null as long as a component has none.",
    }),
    mostTotal: t.exposeFloat("mostTotal", { nullable: true, description: "What all weights come to." }),
    indicatorsCount: t.exposeInt("indicatorsCount", { description: "How many indicators there are." }),
    scoredCount: t.exposeInt("scoredCount", { description: "How many of them have a score." }),
    missingWeights: t.exposeInt("missingWeights", { description: "How many components have no weight." }),
    uncheckedCount: t.exposeInt("uncheckedCount", {
      description: "How many weights and indicators were not read in the rule itself.",
    }),
    state: t.exposeString("state", { description: "What the total leaves open." }),
    components: t.field({
      ...OF_RECORD,
      type: [AssessedComponentRef],
      description: "Its parts.",
      resolve: ({ components }) => [...components],
    }),
    sections: t.field({
      ...OF_RECORD,
      type: [FormSectionRef],
      description: "The tables that are printed.",
      resolve: ({ sections }) => [...sections],
    }),
  }),
});

builder.queryFields((t) => ({
  accreditationInstruments: t.field({
    ...OF_RECORD,
    type: [InstrumentRef],
    description: "By what libraries are accredited. Librarians. Source: GET /reports/accreditation-instruments.",
    resolve: (_root, _args, { instruments, viewer }) => instruments.all(viewer),
  }),
  accreditationAssessment: t.field({
    type: AssessmentRef,
    nullable: true,
    complexity: { field: ASSESSMENT_COST, multiplier: 1 },
    description:
      "How the library stands by an instrument; null where there is no such instrument. Librarians. " +
      "Source: GET /reports/accreditation-instruments/{id}/assessment.",
    args: {
      databaseId: t.arg.int({ required: true, description: "The instrument's number." }),
      period: t.arg.string({ description: "`2026`, or `2026-2027`; this school year unless given." }),
    },
    resolve: (_root, { databaseId, ...args }, { instruments, viewer }) =>
      instruments.assessment(viewer, databaseId, args),
  }),
}));

const IndicatorInput = builder.inputType("AccreditationIndicatorInput", {
  description: "What is asked within a component.",
  fields: (t) => ({
    code: t.string({ description: "By which answers know it; left out for a new one." }),
    text: t.string({ required: true, description: "What is asked, at most 300 letters." }),
    maxScore: t.float({ description: "The highest score, above 0; 5 unless given." }),
    figure: t.field({ type: FigureRef, description: "What of the library's own data stands beside it." }),
    guide: t.string({ description: "Which answer gets which score, at most 500 letters." }),
    source: t.string({ description: "Where it was read, at most 300 letters." }),
    needsCheck: t.boolean({ description: "Not read in the rule itself yet; false unless given." }),
  }),
});

const ComponentInput = builder.inputType("AccreditationComponentInput", {
  description: "A part of an instrument.",
  fields: (t) => ({
    name: t.string({ required: true, description: "What it is called, at most 120 letters." }),
    weight: t.float({ description: "0 to 100; null where nobody has read it." }),
    source: t.string({ description: "Where its weight was read, at most 300 letters." }),
    needsCheck: t.boolean({ description: "Not read in the rule itself yet; false unless given." }),
    indicators: t.field({ type: [IndicatorInput], required: true, description: "At least one." }),
  }),
});

const AnswerInput = builder.inputType("AccreditationAnswerInput", {
  description: "What the library says of an indicator.",
  fields: (t) => ({
    indicator: t.string({ required: true, description: "Its code." }),
    score: t.float({ description: "Not above the indicator's highest; null for none." }),
    note: t.string({ description: "What proves it, at most 500 letters." }),
  }),
});

type Fields = PothosSchemaTypes.ObjectFieldBuilder<
  typeof builder.$inferSchemaTypes,
  { readonly instrument: InstrumentRow }
>;
const result = {
  description: "The instrument after the change.",
  outputFields: (t: Fields) => ({
    instrument: t.field({ type: InstrumentRef, description: "As it is now.", resolve: ({ instrument }) => instrument }),
  }),
};

builder.relayMutationField(
  "updateAccreditationInstrument",
  {
    description: "An instrument as it is to be.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "Which one." }),
      name: t.string({ required: true, description: "What it is called, at most 120 letters." }),
      source: t.string({ description: "Which rule it is and where it was read, at most 2,000 letters." }),
      components: t.field({ type: [ComponentInput], required: true, description: "All of them, in their order." }),
      expectedRevision: t.int({ description: "The revision that was read; a later one is a conflict." }),
    }),
  },
  {
    description:
      "Corrects an instrument, all of it at once. For who may change the settings. " +
      "Source: PUT /reports/accreditation-instruments/{id}.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (
      _root,
      { input: { id, components, expectedRevision, ...input } },
      { instrumentEditing, viewer },
    ) => ({
      instrument: await instrumentEditing.update(viewer, recordIdOf("AccreditationInstrument", id), {
        ...input,
        components: components.map(({ indicators, needsCheck, ...component }) => ({
          ...component,
          needsCheck: needsCheck ?? undefined,
          indicators: indicators.map(({ maxScore, needsCheck: isOpen, ...indicator }) => ({
            ...indicator,
            maxScore: maxScore ?? undefined,
            needsCheck: isOpen ?? undefined,
          })),
        })),
        expectedRevision: expectedRevision ?? undefined,
      }),
    }),
  },
  result,
);

builder.relayMutationField(
  "restoreAccreditationInstrument",
  {
    description: "The instrument that goes back to the delivered text.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "Which one." }) }),
  },
  {
    description:
      "Goes back to the delivered text; answers stay, as far as it asks for them. For who may change the settings. " +
      "Source: POST /reports/accreditation-instruments/{id}/restore.",
    errors: { types: [NotFoundError] },
    resolve: async (_root, { input: { id } }, { instrumentEditing, viewer }) => ({
      instrument: await instrumentEditing.restore(viewer, recordIdOf("AccreditationInstrument", id)),
    }),
  },
  result,
);

builder.relayMutationField(
  "saveAccreditationAnswers",
  {
    description: "What the library says of itself by an instrument.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "Which instrument." }),
      period: t.string({ required: true, description: "`2026`, or the school year `2026-2027`." }),
      answers: t.field({ type: [AnswerInput], required: true, description: "Those that change; the others stay." }),
      expectedRevision: t.int({ description: "The revision of the year's answers that was read." }),
    }),
  },
  {
    description:
      "Answers an instrument for a year; an answer without score and note is taken back. For who may change the " +
      "settings. Source: PUT /reports/accreditation-instruments/{id}/answers.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (
      _root,
      { input: { id, expectedRevision, ...input } },
      { instrumentEditing, instruments, viewer },
    ) => {
      const instrumentId = recordIdOf("AccreditationInstrument", id);
      const saved = await instrumentEditing.saveAnswers(viewer, instrumentId, {
        ...input,
        expectedRevision: expectedRevision ?? undefined,
      });
      return { assessment: required(await instruments.assessment(viewer, instrumentId, saved), "what was answered") };
    },
  },
  {
    description: "How the library stands now.",
    outputFields: (t) => ({
      assessment: t.field({
        type: AssessmentRef,
        complexity: { field: ASSESSMENT_COST, multiplier: 1 },
        description: "As it is now.",
        resolve: ({ assessment }) => assessment,
      }),
    }),
  },
);
