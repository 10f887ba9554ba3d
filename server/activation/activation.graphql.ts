import { ConflictError, CredentialsError, NotFoundError, ThrottledError, ValidationError } from "../errors.js";
import { builder } from "../platform/graphql/builder.js";
import { recordIdOf } from "../platform/graphql/recordIds.js";
import { UserRef } from "../users/user.graphql.js";
import { StudentRef } from "../students/student.graphql.js";
import type { SkippedStudent } from "./ActivationService.js";
import type { ActivationSlip } from "./activationWriter.js";

builder.relayMutationField(
  "activateAccount",
  {
    description: "The student's number, the code that the desk has printed, and what the account shall be.",
    inputFields: (t) => ({
      nis: t.string({ required: true, description: "Student number." }),
      code: t.string({
        required: true,
        description: "As printed; upper and lower case, hyphens and spaces do not count.",
      }),
      username: t.string({
        required: true,
        description: "3 to 60 letters, digits and . _ - @; upper and lower case are one.",
      }),
      password: t.string({
        required: true,
        description:
          "8 to 128 signs of any kind; not among the most common, and without the library's name, the account's " +
          "or the NIS.",
      }),
    }),
  },
  {
    description:
      "Makes a student's account and logs in: the answer sets the two cookies of a session. A code is good for " +
      "14 days, five tries and one account. Source: POST /auth/activate.",
    errors: { types: [ValidationError, CredentialsError, ConflictError, ThrottledError] },
    resolve: async (_root, { input }, { activation, users, session, viewer }) => {
      const newSession = await activation.activate(viewer, input, session);
      session.begin(newSession);
      return { user: await users.me(newSession.viewer) };
    },
  },
  {
    description: "Who is logged in now.",
    outputFields: (t) => ({
      user: t.field({ type: UserRef, description: "The account.", resolve: ({ user }) => user }),
    }),
  },
);

const ActivationSlipRef = builder.objectRef<ActivationSlip>("ActivationSlipInfo").implement({
  description: "What is printed for a student.",
  fields: (t) => ({
    student: t.expose("student", { type: StudentRef, description: "Whose code it is." }),
    code: t.exposeString("code", { description: "The code, shown this once: `K7QM-3XPT`." }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "When it ends: after 14 days." }),
  }),
});

const SkippedStudentRef = builder.objectRef<SkippedStudent>("SkippedStudentInfo").implement({
  description: "A student who gets no code.",
  fields: (t) => ({
    student: t.expose("student", { type: StudentRef, description: "Who." }),
    reason: t.exposeString("reason", { description: "Why, and what to do about it, in Indonesian." }),
  }),
});

builder.relayMutationField(
  "createActivationCode",
  {
    description: "Whose code is to be printed.",
    inputFields: (t) => ({
      studentId: t.globalID({ required: true, description: "The student." }),
      resetAccount: t.boolean({
        description:
          "True for a student who has an account and no way into it: the account is removed, and the code makes " +
          "a new one.",
      }),
    }),
  },
  {
    description:
      "Makes a student's activation code; the one before is worth nothing any more. Source: POST " +
      "/students/{id}/activation-code.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { studentId, resetAccount } }, { activation, viewer }) => ({
      slip: await activation.createCode(viewer, recordIdOf("Student", studentId), {
        resetAccount: resetAccount ?? false,
      }),
    }),
  },
  {
    description: "The code, to be printed.",
    outputFields: (t) => ({
      slip: t.field({ type: ActivationSlipRef, description: "What is printed.", resolve: ({ slip }) => slip }),
    }),
  },
);

builder.relayMutationField(
  "createActivationCodes",
  {
    description: "Whose codes are to be printed: a class or single students, not both.",
    inputFields: (t) => ({
      className: t.string({ description: "Every active student of this class, however it is spelled." }),
      studentIds: t.globalIDList({ description: "1 to 250 students, each once." }),
    }),
  },
  {
    description:
      "Makes the activation codes of a class; who has an account, or may not have one, is skipped. Source: POST " +
      "/students/activation-codes.",
    errors: { types: [ValidationError] },
    resolve: (_root, { input: { className, studentIds } }, { activation, viewer }) =>
      activation.createCodes(viewer, {
        ...(className === undefined || className === null ? {} : { className }),
        ...(studentIds ? { studentIds: studentIds.map((id) => recordIdOf("Student", id)) } : {}),
      }),
  },
  {
    description: "The codes, to be printed.",
    outputFields: (t) => ({
      slips: t.field({
        type: [ActivationSlipRef],
        description: "What is printed; a class by name, single students in the order asked.",
        resolve: ({ slips }) => [...slips],
      }),
      skipped: t.field({
        type: [SkippedStudentRef],
        description: "Who gets none.",
        resolve: ({ skipped }) => [...skipped],
      }),
    }),
  },
);
