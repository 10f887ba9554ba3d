import { ConflictError, LendingRefusedError, NotFoundError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { LendingCheckRef } from "../acts/lendingRefusal.graphql.js";
import { withoutNulls } from "../../platform/graphql/withoutNulls.js";
import { MemberKindRef } from "../../students/memberKinds/memberKind.graphql.js";
import { StudentRef } from "../../students/student.graphql.js";
import type { RefusedStudent } from "./ClearanceEditingService.js";
import type { LetterRow } from "../clearanceLetters/letterReads.js";
import { verificationPath } from "./verificationPath.js";

const ClearanceLetterRef = builder.objectRef<LetterRow>("ClearanceLetter");

builder.node(ClearanceLetterRef, {
  description: "That a student owed the library nothing on a day (Surat Bebas Pustaka). Only librarians see it.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { clearance, viewer }) => clearance.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    number: t.exposeString("number", {
      description: "As the letter carries it: `012/SBP/2026`. Without gaps within a year.",
    }),
    isValid: t.exposeBoolean("isValid", { description: "Whether it holds; false once it is revoked." }),
    student: t.field({
      type: StudentRef,
      nullable: true,
      description: "Whose it is.",
      resolve: ({ studentId }, _args, { loaders }) => loaders.student.load(studentId),
    }),
    studentName: t.exposeString("studentName", { description: "The student's name on the day of the letter." }),
    nis: t.exposeString("nis", { description: "The student's number (NIS) on that day." }),
    className: t.exposeString("className", { nullable: true, description: "The student's class (kelas) on that day." }),
    memberKind: t.field({
      type: MemberKindRef,
      description: "What kind of member it was on that day.",
      resolve: ({ memberKindId }, _args, { loaders }) => loaders.memberKind.load(memberKindId),
    }),
    verificationPath: t.string({
      description: "Where everybody who holds the letter sees whether it is valid; its QR code carries it.",
      resolve: (letter) => verificationPath(letter),
    }),
    issuedAt: t.expose("issuedAt", { type: "DateTime", description: "When it was issued." }),
    issuedBy: t.exposeString("issuedBy", { description: "The name of who issued it, at that time." }),
    revokedAt: t.expose("revokedAt", { type: "DateTime", nullable: true, description: "When it was revoked." }),
    revokedBy: t.exposeString("revokedBy", {
      nullable: true,
      description: "The name of who revoked it, at that time.",
    }),
    revokeReason: t.exposeString("revokeReason", { nullable: true, description: "Why it was revoked." }),
  }),
});

const ClearanceLetterConnection = builder.connectionObject(
  { type: ClearanceLetterRef, name: "ClearanceLetterConnection", description: "A page of clearance letters." },
  { name: "ClearanceLetterEdge" },
);

const ClearanceStatusRef = builder.enumType("ClearanceStatus", {
  description: "Whether a clearance letter holds.",
  values: {
    VALID: { value: "valid", description: "Berlaku." },
    REVOKED: { value: "revoked", description: "Dicabut." },
  } as const,
});

const ClearanceFilterRef = builder.inputType("ClearanceLetterFilter", {
  description: "Narrows the letters; what is left out does not.",
  fields: (t) => ({
    status: t.field({ type: ClearanceStatusRef, description: "Only these." }),
    studentId: t.globalID({ description: "Of this student." }),
    className: t.string({ description: "Of this class on the day of the letter, however it is spelled." }),
    year: t.int({ description: "Issued in this year, by the library's clock." }),
  }),
});

builder.queryField("clearanceLetters", (t) =>
  t.connection(
    {
      type: ClearanceLetterRef,
      description: "Clearance letters, the newest first. For librarians. Source: GET /clearance-letters.",
      args: {
        search: t.arg.string({ description: "A number, with or without its year, or words of the student's." }),
        filter: t.arg({ type: ClearanceFilterRef, description: "Which letters." }),
      },
      resolve: async (_root, { search, filter, ...page }, { clearance, viewer }) => {
        const { studentId, ...others } = filter ?? {};
        const list = { ...others, search, studentId: studentId ? recordIdOf("Student", studentId) : undefined };
        return toConnection(await clearance.page(viewer, list, page), () => clearance.count(viewer, list));
      },
    },
    ClearanceLetterConnection,
  ),
);

builder.queryField("clearanceLetter", (t) =>
  t.field({
    type: ClearanceLetterRef,
    nullable: true,
    description:
      "One letter by its number; null without it, and for who may not know. Source: GET /clearance-letters/{id}.",
    args: { number: t.arg.string({ required: true, description: "As the letter carries it: `012/SBP/2026`." }) },
    resolve: (_root, { number }, { clearance, viewer }) => clearance.byNumber(viewer, number),
  }),
);

const ClearanceVerificationRef = builder.objectRef<LetterRow>("ClearanceVerification").implement({
  description: "What everybody who holds a clearance letter may know of it.",
  fields: (t) => ({
    number: t.exposeString("number", { description: "As the letter carries it." }),
    isValid: t.exposeBoolean("isValid", { description: "Whether it holds; false once it is revoked." }),
    studentName: t.exposeString("studentName", { description: "The student's name on the day of the letter." }),
    className: t.exposeString("className", { nullable: true, description: "The student's class (kelas) on that day." }),
    issuedAt: t.expose("issuedAt", { type: "DateTime", description: "When it was issued." }),
  }),
});

builder.queryField("verifyClearanceLetter", (t) =>
  t.field({
    type: ClearanceVerificationRef,
    nullable: true,
    description:
      "Whether a letter is valid, for whoever holds it; null for a token of none. Source: GET " +
      "/clearance-verifications/{token}.",
    args: { token: t.arg.string({ required: true, description: "The last part of its `verificationPath`." }) },
    resolve: (_root, { token }, { clearance, viewer }) => clearance.verify(viewer, token),
  }),
);

builder.objectField(StudentRef, "clearanceLetter", (t) =>
  t.field({
    type: ClearanceLetterRef,
    nullable: true,
    description: "The student's letter that is valid; null without one, and for who may not know.",
    resolve: ({ id }, _args, { loaders }) => loaders.clearanceLetter.load(id),
  }),
);

builder.relayMutationField(
  "issueClearanceLetter",
  {
    description: "Whose letter.",
    inputFields: (t) => ({ studentId: t.globalID({ required: true, description: "The student." }) }),
  },
  {
    description:
      "Issues a student's clearance letter, or answers the valid one that there is; refused with all that is on " +
      "loan, lost or owed. Cancels the student's reservations. Administrators. Source: POST /clearance-letters.",
    errors: { types: [ValidationError, NotFoundError, LendingRefusedError] },
    resolve: async (_root, { input: { studentId } }, context) => {
      const input = { studentId: recordIdOf("Student", studentId) };
      return { letter: await context.clearanceEditing.issue(context.viewer, input) };
    },
  },
  {
    description: "The letter.",
    outputFields: (t) => ({
      clearanceLetter: t.field({
        type: ClearanceLetterRef,
        description: "The letter.",
        resolve: ({ letter }) => letter,
      }),
    }),
  },
);

const ClearanceRefusalRef = builder.objectRef<RefusedStudent>("ClearanceRefusal").implement({
  description: "A student who gets no clearance letter, and why.",
  fields: (t) => ({
    student: t.field({ type: StudentRef, description: "Who.", resolve: ({ student }) => student }),
    checks: t.field({
      type: [LendingCheckRef],
      description: "All that is on loan, lost or owed.",
      resolve: ({ checks }) => [...checks],
    }),
  }),
});

builder.relayMutationField(
  "bulkIssueClearanceLetters",
  {
    description: "Whose letters: several students, or a class.",
    inputFields: (t) => ({
      studentIds: t.globalIDList({ description: "1 to 250 students, each once." }),
      className: t.string({ description: "Instead of `studentIds`: all at school of this class." }),
      promotionId: t.globalID({
        description: "With `className`: instead all who have left from this class by that Naik Kelas.",
      }),
    }),
  },
  {
    description:
      "As `issueClearanceLetter`, for many: whoever is clear gets one, the others are named with the reasons. " +
      "Administrators. Source: POST /clearance-letters/bulk-issue.",
    errors: { types: [ValidationError] },
    resolve: (_root, { input: { studentIds, promotionId, ...input } }, context) =>
      context.clearanceEditing.issueMany(context.viewer, {
        ...withoutNulls(input),
        ...(studentIds ? { studentIds: studentIds.map((id) => recordIdOf("Student", id)) } : {}),
        ...(promotionId ? { promotionId: recordIdOf("StudentPromotion", promotionId) } : {}),
      }),
  },
  {
    description: "The letters, and who gets none.",
    outputFields: (t) => ({
      clearanceLetters: t.field({
        type: [ClearanceLetterRef],
        description: "Of all who are clear, those that they had already among them.",
        resolve: ({ letters }) => [...letters],
      }),
      refused: t.field({
        type: [ClearanceRefusalRef],
        description: "Who gets none, with the reasons.",
        resolve: ({ refused }) => [...refused],
      }),
    }),
  },
);

builder.relayMutationField(
  "revokeClearanceLetter",
  {
    description: "Which letter, and why.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The letter." }),
      reason: t.string({ required: true, description: "In words, at most 500 characters." }),
    }),
  },
  {
    description:
      "Revokes a clearance letter: its number stays taken, and its public page says that it is revoked. " +
      "Administrators. Source: POST /clearance-letters/{id}/revoke.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, reason } }, context) => {
      const letterId = recordIdOf("ClearanceLetter", id);
      return { letter: await context.clearanceEditing.revoke(context.viewer, letterId, { reason }) };
    },
  },
  {
    description: "The letter, revoked.",
    outputFields: (t) => ({
      clearanceLetter: t.field({
        type: ClearanceLetterRef,
        description: "The letter.",
        resolve: ({ letter }) => letter,
      }),
    }),
  },
);
