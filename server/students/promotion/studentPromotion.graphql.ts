import { ConflictError, NotFoundError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { StudentStatusRef } from "../student.graphql.js";
import type { KeptStudent, MovementRow, PromotionRow } from "./promotionReads.js";
import { UNDO_DAYS } from "./undoRefusal.js";
import { OUTCOME_DESCRIPTIONS, planFields, toPlan } from "./planning/promotionPlan.graphql.js";

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
      "Takes back what the newest promotion did to those who were not changed since; `kept` names the others. " +
      "Source: POST /students/promotions/{id}/undo.",
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
