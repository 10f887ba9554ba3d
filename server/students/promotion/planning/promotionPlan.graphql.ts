import { builder, listCost } from "../../../platform/graphql/builder.js";
import { recordIdOf } from "../../../platform/graphql/recordIds.js";
import { StudentRef } from "../../student.graphql.js";
import { MAX_CLASSES, MAX_EXCEPTIONS } from "../promotionInput.js";
import type { PromotionPreview } from "../StudentPromotionService.js";
import { type PromotionPupil, PUPILS_SHOWN, pupilsOf } from "./promotionPupils.js";
import type { Decision } from "./proposeTargets.js";
import { type OutcomeCounts, OUTCOMES, type ResolvedClass } from "./resolvePromotion.js";

const ActionRef = builder.enumType("StudentPromotionAction", {
  description: "What becomes of a class, or of one pupil of it, at the end of a school year.",
  values: {
    PROMOTE: { value: "promote", description: "Naik: goes to the target class." },
    STAY: { value: "stay", description: "Tinggal kelas: stays in the class for another year." },
    GRADUATE: { value: "graduate", description: "Lulus." },
    MOVE: { value: "move", description: "Pindah to another school." },
    SKIP: { value: "skip", description: "Nothing is changed, neither year nor membership." },
  } as const,
});

const DecisionRef = builder.objectRef<Decision>("StudentPromotionDecision").implement({
  description: "Where a class goes.",
  fields: (t) => ({
    action: t.field({ type: ActionRef, description: "What becomes of it.", resolve: ({ action }) => action }),
    targetClassName: t.exposeString("targetClassName", { nullable: true, description: "Of PROMOTE alone." }),
  }),
});

export const OUTCOME_DESCRIPTIONS: Readonly<Record<keyof OutcomeCounts, string>> = {
  promoted: "Pupils who go up.",
  stayed: "Pupils who stay in their class for another year.",
  graduated: "Pupils who graduate.",
  moved: "Pupils who go to another school.",
  held: "Pupils who would leave, and stay as they are because they have not brought back a book or owe something.",
  skipped: "Pupils of whom nothing changes.",
};

const CountsRef = builder.objectRef<OutcomeCounts>("StudentPromotionCounts").implement({
  description: "How many pupils go where.",
  fields: (t) =>
    Object.fromEntries(
      OUTCOMES.map((outcome) => [
        outcome,
        t.int({ description: OUTCOME_DESCRIPTIONS[outcome], resolve: (counts) => counts[outcome] }),
      ]),
    ),
});

const ClassRef = builder.objectRef<ResolvedClass>("StudentPromotionClass").implement({
  description: "A class that has pupils, and where it goes.",
  fields: (t) => ({
    className: t.exposeString("className", { description: "As its pupils are written to be in it." }),
    studentsCount: t.exposeInt("studentsCount", { description: "Its pupils, suspended ones too." }),
    suspendedCount: t.exposeInt("suspendedCount", { description: "Its suspended pupils, who go with the others." }),
    decision: t.field({
      type: DecisionRef,
      nullable: true,
      description: "Where it goes by the plan; null where neither plan nor rule says so.",
      resolve: ({ decision }) => decision,
    }),
    proposal: t.field({
      type: DecisionRef,
      nullable: true,
      description: "Where it would go by the grade in its name; null where that names none.",
      resolve: ({ proposal }) => proposal,
    }),
    counts: t.field({ type: CountsRef, description: "What becomes of its pupils.", resolve: (counts) => counts }),
    exceptionsCount: t.exposeInt("exceptionsCount", { description: "Its pupils who do not go with it." }),
    mergesWith: t.stringList({
      description: "Other classes that go to the same one.",
      resolve: ({ mergesWith }) => [...mergesWith],
    }),
    targetOccupiedBy: t.exposeInt("targetOccupiedBy", {
      description: "Pupils who are in the target already, and stay in it with their class.",
    }),
  }),
});

const PupilRef = builder.objectRef<PromotionPupil>("StudentPromotionPupil").implement({
  description: "A pupil whom a promotion names.",
  fields: (t) => ({
    studentId: t.globalID({ description: "The student's global id.", resolve: ({ id }) => ({ type: StudentRef, id }) }),
    nis: t.exposeString("nis", { description: "Student number." }),
    name: t.exposeString("name", { description: "As the register has it." }),
    className: t.exposeString("className", { nullable: true, description: "The class now." }),
    openBorrowings: t.exposeInt("openBorrowings", {
      description: "Books that are not back, lost ones too until they are made good.",
    }),
    debt: t.exposeInt("debt", { description: "What is owed to the library, in whole rupiah." }),
    isHeld: t.exposeBoolean("isHeld", { description: "Stays as they are because of them." }),
  }),
});

const PreviewRef = builder.objectRef<PromotionPreview>("StudentPromotionPreview").implement({
  description: "What a plan would do to every pupil at school.",
  fields: (t) => ({
    academicYear: t.exposeString("academicYear", { description: "The new tahun ajaran." }),
    expiresAt: t.expose("expiresAt", {
      type: "Date",
      nullable: true,
      description: "The new end of the memberships of those who go up or stay; null for none.",
    }),
    fingerprint: t.exposeString("fingerprint", {
      description: "Given to `promoteStudents`, which carries out exactly this or nothing.",
    }),
    counts: t.field({ type: CountsRef, description: "What becomes of all of them.", resolve: ({ counts }) => counts }),
    classes: t.field({
      type: [ClassRef],
      description: "In the order of the grades.",
      resolve: ({ classes }) => [...classes],
    }),
    borrowers: t.field({
      type: [PupilRef],
      description: `The first ${PUPILS_SHOWN} who leave without having brought back every book; those whom no exception names are held.`,
      resolve: (preview) => pupilsOf(preview).borrowers,
    }),
    borrowersCount: t.int({ description: "How many they are.", resolve: ({ borrowers }) => borrowers.length }),
    suspended: t.field({
      type: [PupilRef],
      description: `The first ${PUPILS_SHOWN} suspended pupils who go up, stay or leave with the others.`,
      resolve: (preview) => pupilsOf(preview).suspended,
    }),
    suspendedCount: t.int({
      description: "How many suspended pupils there are.",
      resolve: ({ pupils }) => pupils.filter(({ pupil }) => pupil.status === "suspended").length,
    }),
    withoutClass: t.field({
      type: [PupilRef],
      description: `The first ${PUPILS_SHOWN} pupils without a class; nothing changes for them.`,
      resolve: (preview) => pupilsOf(preview).withoutClass,
    }),
    withoutClassCount: t.int({
      description: "How many they are.",
      resolve: ({ withoutClass }) => withoutClass.length,
    }),
    alreadyInYear: t.exposeInt("alreadyInYear", { description: "Pupils who go up and are in the new year already." }),
    shortened: t.exposeInt("shortened", { description: "Memberships that would end earlier than now." }),
  }),
});

const ClassInput = builder.inputType("StudentPromotionClassInput", {
  description: "Where a class goes.",
  fields: (t) => ({
    className: t.string({ required: true, description: "However it is spelled." }),
    action: t.field({ type: ActionRef, required: true, description: "What becomes of it." }),
    targetClassName: t.string({ description: "Of PROMOTE alone, at most 100 letters." }),
  }),
});

const ExceptionInput = builder.inputType("StudentPromotionExceptionInput", {
  description: "A pupil who does not go with the class.",
  fields: (t) => ({
    studentId: t.globalID({ required: true, description: "The pupil." }),
    action: t.field({
      type: ActionRef,
      required: true,
      description: "What becomes of them, whatever they have on loan.",
    }),
    targetClassName: t.string({ description: "Of PROMOTE alone, at most 100 letters." }),
  }),
});

export function planFields(t: PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">) {
  return {
    academicYear: t.string({ description: "The new `2026/2027`; proposed by the library's clock." }),
    expiresAt: t.field({
      type: "Date",
      description: "The new end of the memberships, null for none; proposed with the academic year.",
    }),
    classes: t.field({
      type: [ClassInput],
      description: `At most ${MAX_CLASSES}; one that is left out goes where it is proposed to.`,
    }),
    exceptions: t.field({
      type: [ExceptionInput],
      description: `At most ${MAX_EXCEPTIONS}; those who are not there any more are passed over.`,
    }),
  };
}

const PlanInput = builder.inputType("StudentPromotionPlanInput", {
  description: "What a person has decided; the rest is proposed.",
  fields: planFields,
});

interface PlanArgs {
  readonly academicYear?: string | null | undefined;
  readonly expiresAt?: string | null | undefined;
  readonly classes?: readonly object[] | null | undefined;
  readonly exceptions?: readonly { readonly studentId: Parameters<typeof recordIdOf>[1] }[] | null | undefined;
}

export function toPlan({ academicYear, expiresAt, classes, exceptions }: PlanArgs): Record<string, unknown> {
  return {
    ...(academicYear ? { academicYear } : {}),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(classes ? { classes } : {}),
    ...(exceptions
      ? { exceptions: exceptions.map((one) => ({ ...one, studentId: recordIdOf("Student", one.studentId) })) }
      : {}),
  };
}

builder.queryField("studentPromotionPreview", (t) =>
  t.field({
    type: PreviewRef,
    description:
      "What the end of a school year would do to all pupils; changes nothing. For librarians. Source: POST " +
      "/students/promotions/preview.",
    args: { plan: t.arg({ type: PlanInput, description: "Empty for what is proposed." }) },
    // It reads every pupil, as a filter may.
    complexity: (_args) => listCost({ filter: true, first: 1 }),
    resolve: (_root, { plan }, { studentPromotions, viewer }) => studentPromotions.preview(viewer, toPlan(plan ?? {})),
  }),
);
