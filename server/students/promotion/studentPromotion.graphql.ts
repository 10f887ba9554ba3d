import { ConflictError, NotFoundError, ValidationError } from "../../errors.js";
import { builder, listCost } from "../../platform/graphql/builder.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { StudentRef, StudentStatusRef } from "../student.graphql.js";
import { MAX_CLASSES, MAX_EXCEPTIONS } from "./promotionInput.js";
import type { KeptStudent, MovementRow, PromotionRow } from "./promotionReads.js";
import { type PromotionPupil, PUPILS_SHOWN, pupilsOf } from "./planning/promotionPupils.js";
import type { Decision } from "./planning/proposeTargets.js";
import { type OutcomeCounts, OUTCOMES, type ResolvedClass } from "./planning/resolvePromotion.js";
import type { PromotionPreview } from "./StudentPromotionService.js";
import { UNDO_DAYS } from "./undoRefusal.js";

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

const OUTCOME_DESCRIPTIONS: Readonly<Record<keyof OutcomeCounts, string>> = {
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

function planFields(t: PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">) {
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

function toPlan({ academicYear, expiresAt, classes, exceptions }: PlanArgs): Record<string, unknown> {
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

const PromotionRef = builder.objectRef<PromotionRow>("StudentPromotion");

const KeptReasonRef = builder.enumType("StudentPromotionKeptReason", {
  description: "Why the undo of a promotion leaves a student.",
  values: {
    DELETED: { value: "deleted", description: "The student was deleted since." },
    STATUS: { value: "status", description: "The status was changed since." },
    CLASS_NAME: { value: "className", description: "The class was changed since." },
    ACADEMIC_YEAR: { value: "academicYear", description: "The academic year was changed since." },
    EXPIRES_AT: { value: "expiresAt", description: "The end of the membership was changed since." },
  } as const,
});

const KeptRef = builder.objectRef<KeptStudent>("StudentPromotionKeptStudent").implement({
  description: "A student whom an undo leaves as they are.",
  fields: (t) => ({
    studentDatabaseId: t.exposeInt("studentId", { description: "The student's number in the database." }),
    nis: t.exposeString("nis", { nullable: true, description: "Null for one who was deleted." }),
    name: t.exposeString("name", { nullable: true, description: "Null for one who was deleted." }),
    className: t.exposeString("className", { nullable: true, description: "The class now." }),
    reason: t.field({ type: KeptReasonRef, description: "What was changed since.", resolve: ({ reason }) => reason }),
  }),
});

const MovementRef = builder.objectRef<MovementRow>("StudentPromotionMovement").implement({
  description: "From which class to which.",
  fields: (t) => ({
    fromClassName: t.exposeString("fromClassName", { nullable: true, description: "The class before." }),
    toClassName: t.exposeString("toClassName", {
      nullable: true,
      description: "The class after; the same for who stayed.",
    }),
    status: t.field({
      type: StudentStatusRef,
      description: "ACTIVE for who is still at school, suspended or not.",
      resolve: ({ status }) => status,
    }),
    studentsCount: t.exposeInt("studentsCount", { description: "How many students." }),
  }),
});

const KeptEdge = builder.edgeObject({ type: KeptRef, name: "StudentPromotionKeptStudentEdge" });
const KeptConnection = builder.connectionObject(
  { type: KeptRef, name: "StudentPromotionKeptStudentConnection", description: "A page of them." },
  KeptEdge,
);

builder.node(PromotionRef, {
  description: "One end of a school year (naik kelas), and its undo. For librarians.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { promotionHistory, viewer }) => promotionHistory.findForNode(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was carried out." }),
    startedBy: t.exposeString("startedBy", { description: "By whom, by the name at the time." }),
    academicYear: t.exposeString("academicYear", { nullable: true, description: "The new tahun ajaran." }),
    expiresAt: t.expose("expiresAt", { type: "Date", nullable: true, description: "The new end of the memberships." }),
    promoted: t.exposeInt("promoted", { description: OUTCOME_DESCRIPTIONS.promoted }),
    stayed: t.exposeInt("stayed", { description: OUTCOME_DESCRIPTIONS.stayed }),
    graduated: t.exposeInt("graduated", { description: OUTCOME_DESCRIPTIONS.graduated }),
    moved: t.exposeInt("moved", { description: OUTCOME_DESCRIPTIONS.moved }),
    held: t.exposeInt("held", { description: OUTCOME_DESCRIPTIONS.held }),
    undoneAt: t.expose("undoneAt", { type: "DateTime", nullable: true, description: "When it was undone." }),
    undoneBy: t.exposeString("undoneBy", { nullable: true, description: "Who has undone it." }),
    restored: t.exposeInt("restored", { nullable: true, description: "Students whom the undo has put back." }),
    keptCount: t.exposeInt("kept", { nullable: true, description: "Students whom the undo has left." }),
    undoRefusal: t.string({
      nullable: true,
      description: `Why it cannot be undone; null where it can: it is the newest, and not older than ${UNDO_DAYS} days.`,
      resolve: (promotion, _args, { promotionHistory, viewer }) => promotionHistory.undoRefusal(viewer, promotion),
    }),
    movements: t.field({
      type: [MovementRef],
      description: "From which class to which, and how many.",
      resolve: (promotion, _args, { promotionHistory, viewer }) => promotionHistory.movements(viewer, promotion),
    }),
    kept: t.connection(
      {
        type: KeptRef,
        description: "Students changed since, whom an undo would leave; after one, whom it has left.",
        resolve: async (promotion, page, { promotionHistory, viewer }) =>
          toConnection(await promotionHistory.keptPage(viewer, promotion, page), () =>
            promotionHistory.countKept(viewer, promotion),
          ),
      },
      KeptConnection,
    ),
  }),
});

const PromotionEdge = builder.edgeObject({ type: PromotionRef, name: "StudentPromotionEdge" });
const PromotionConnection = builder.connectionObject(
  { type: PromotionRef, name: "StudentPromotionConnection", description: "A page of promotions." },
  PromotionEdge,
);

builder.queryField("studentPromotions", (t) =>
  t.connection(
    {
      type: PromotionRef,
      description: "All promotions, the newest first. For librarians. Source: GET /students/promotions.",
      resolve: async (_root, page, { promotionHistory, viewer }) =>
        toConnection(await promotionHistory.page(viewer, page), () => promotionHistory.count(viewer)),
    },
    PromotionConnection,
  ),
);

builder.queryField("studentPromotion", (t) =>
  t.field({
    type: PromotionRef,
    nullable: true,
    description: "One promotion; null where there is none. For librarians. Source: GET /students/promotions/{id}.",
    args: { databaseId: t.arg.int({ required: true, description: "Its number in the database." }) },
    resolve: (_root, { databaseId }, { promotionHistory, viewer }) => promotionHistory.byId(viewer, databaseId),
  }),
);

builder.relayMutationField(
  "promoteStudents",
  {
    description: "The plan as the preview has shown it.",
    inputFields: (t) => ({
      ...planFields(t),
      fingerprint: t.string({ required: true, description: "Of the preview." }),
    }),
  },
  {
    description:
      "Carries out the end of a school year as its preview has shown it: all pupils or none. Refused where something " +
      "has changed since. Source: POST /students/promotions.",
    errors: { types: [ValidationError, ConflictError] },
    resolve: (_root, { input: { fingerprint, ...plan } }, { studentPromotions, viewer }) =>
      studentPromotions.promote(viewer, { ...toPlan(plan), fingerprint }),
  },
  {
    description: "The promotion.",
    outputFields: (t) => ({
      promotion: t.field({ type: PromotionRef, description: "With its counts.", resolve: (promotion) => promotion }),
    }),
  },
);

builder.relayMutationField(
  "undoStudentPromotion",
  {
    description: "The promotion to undo.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The promotion." }) }),
  },
  {
    description:
      "Takes back what the newest promotion did to those who were not changed since; `kept` names the others. Source: " +
      "POST /students/promotions/{id}/undo.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: (_root, { input: { id } }, { studentPromotions, viewer }) =>
      studentPromotions.undo(viewer, recordIdOf("StudentPromotion", id)),
  },
  {
    description: "The promotion.",
    outputFields: (t) => ({
      promotion: t.field({ type: PromotionRef, description: "With its counts.", resolve: (promotion) => promotion }),
    }),
  },
);
