import { ConflictError, NotFoundError, ThrottledError, ValidationError } from "../errors.js";
import { builder, costOf } from "../platform/graphql/builder.js";
import { toConnection } from "../platform/graphql/connection.js";
import { parseRecordId, recordIdOf } from "../platform/graphql/recordIds.js";
import { StudentRef } from "../students/student.graphql.js";
import type { SelfRegistration } from "./RegistrationService.js";
import { CONFIRMED, registeredMessage } from "./registrationMessages.js";
import type { LikelyDouble, RegistrationRow } from "./registrationReads.js";

const OpenKindRef = builder.objectRef<SelfRegistration["kinds"][number]>("OpenMemberKindInfo").implement({
  description: "A kind of member that one may register for by oneself.",
  fields: (t) => ({
    memberKindId: t.globalID({
      description: "The kind's global id, as registrations name it.",
      resolve: ({ id }) => ({ id, type: "MemberKind" }),
    }),
    databaseId: t.exposeInt("id", { description: "Its number, as REST uses it." }),
    name: t.exposeString("name", { description: "What such a member is called." }),
    numberName: t.exposeString("numberName", { description: "What the member's number is called." }),
    attendsClasses: t.exposeBoolean("attendsClasses", { description: "Whether such members have a class." }),
    fee: t.exposeInt("fee", { description: "What it costs, in whole rupiah; 0 where it is free." }),
    membershipMonths: t.exposeInt("membershipMonths", {
      nullable: true,
      description: "How many months it lasts; null for one without an end.",
    }),
  }),
});

const SelfRegistrationRef = builder.objectRef<SelfRegistration>("SelfRegistrationInfo").implement({
  description: "What one may register for by oneself, at `/register`.",
  fields: (t) => ({
    kinds: t.field({
      type: [OpenKindRef],
      description: "The kinds of members, in the library's order; none where people become members at the desk only.",
      resolve: ({ kinds }) => [...kinds],
    }),
    confirmsByMail: t.exposeBoolean("confirmsByMail", {
      description: "Whether a code is mailed that confirms the address.",
    }),
  }),
});
const RegistrationStateRef = builder.enumType("RegistrationState", {
  description: "What became of a registration.",
  values: {
    WAITING: { value: "waiting", description: "Menunggu: nobody has decided yet." },
    ACCEPTED: { value: "accepted", description: "Diterima: there is a member." },
    REJECTED: { value: "rejected", description: "Ditolak: with a reason." },
  } as const,
});

const DoubleSignRef = builder.enumType("DoubleSign", {
  description: "By what a member may be the person who registers.",
  values: {
    NUMBER: { value: "number", description: "The same number." },
    NAME_AND_BIRTH_DATE: { value: "nameAndBirthDate", description: "The same name and day of birth." },
    PHONE: { value: "phone", description: "The same telephone." },
    EMAIL: { value: "email", description: "The same e-mail address." },
  } as const,
});

const LikelyDoubleRef = builder.objectRef<LikelyDouble>("LikelyDoubleInfo").implement({
  description: "A member who may be the person who registers.",
  fields: (t) => ({
    studentId: t.exposeInt("studentId", { description: "The member's number in the database." }),
    nis: t.exposeString("nis", { description: "The member's number." }),
    name: t.exposeString("name", { description: "The member's name." }),
    signs: t.field({ type: [DoubleSignRef], description: "By what.", resolve: ({ signs }) => [...signs] }),
  }),
});

const RegistrationRef = builder.objectRef<RegistrationRow>("Registration");
builder.node(RegistrationRef, {
  description: "Somebody who asks to become a member (pendaftaran), for who sees members.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { registrations, viewer }) => registrations.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    state: t.expose("state", { type: RegistrationStateRef, description: "What became of it." }),
    memberKind: t.exposeString("memberKind", { description: "The kind of member, by its name." }),
    numberName: t.exposeString("numberName", { description: "What the number of such a member is called." }),
    nis: t.exposeString("nis", { nullable: true, description: "The number that the person knows already." }),
    name: t.exposeString("name", { description: "Name." }),
    className: t.exposeString("className", { nullable: true, description: "Class (kelas)." }),
    birthDate: t.expose("birthDate", { type: "Date", description: "Day of birth." }),
    phone: t.exposeString("phone", { nullable: true, description: "Telephone." }),
    email: t.exposeString("email", { nullable: true, description: "E-mail." }),
    address: t.exposeString("address", { nullable: true, description: "Postal address." }),
    guardianName: t.exposeString("guardianName", { nullable: true, description: "Parent or guardian." }),
    guardianPhone: t.exposeString("guardianPhone", {
      nullable: true,
      description: "Telephone of the parent or guardian.",
    }),
    occupation: t.exposeString("occupation", { nullable: true, description: "Occupation (pekerjaan)." }),
    education: t.exposeString("education", { nullable: true, description: "Education (pendidikan)." }),
    emailConfirmedAt: t.expose("emailConfirmedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the person has shown that the address is theirs.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it came." }),
    decidedAt: t.expose("decidedAt", { type: "DateTime", nullable: true, description: "When it was decided." }),
    decidedBy: t.exposeString("deciderName", { nullable: true, description: "Name of the librarian who decided." }),
    reason: t.exposeString("reason", { nullable: true, description: "Why it was rejected." }),
    student: t.field({
      type: StudentRef,
      nullable: true,
      description: "The member that came of it.",
      resolve: ({ studentId }, _args, { loaders }) => (studentId === null ? null : loaders.student.load(studentId)),
    }),
    doubles: t.field({
      type: [LikelyDoubleRef],
      complexity: costOf(5),
      description: "Members who may be the same person; of one that waits.",
      resolve: async (row, _args, { loaders }) => [...(await loaders.registrationDoubles.load(row))],
    }),
    proposedNumber: t.string({
      nullable: true,
      complexity: costOf(25),
      description: "A number that the member could have, free at the moment; null where there is none to go on from.",
      resolve: (row, _args, { registrations, viewer }) => registrations.proposedNumber(viewer, row),
    }),
    viewerCanDecide: t.boolean({
      description: "Whether the viewer may accept or reject it.",
      resolve: (row, _args, { registrations, viewer }) => registrations.canDecide(viewer, row),
    }),
  }),
});

const RegistrationFilterRef = builder.inputType("RegistrationFilter", {
  description: "Narrows the registrations; what is left out does not.",
  fields: (t) => ({ state: t.field({ type: RegistrationStateRef, description: "Only these." }) }),
});

builder.queryFields((t) => ({
  selfRegistration: t.field({
    type: SelfRegistrationRef,
    description: "What one may register for by oneself. Source: GET /self-registration.",
    resolve: (_root, _args, { registrations, viewer }) => registrations.selfRegistration(viewer),
  }),
  registration: t.field({
    type: RegistrationRef,
    nullable: true,
    description: "A registration, for who sees members. Source: GET /registrations/{id}.",
    args: { databaseId: t.arg.int({ required: true, description: "Its number, as REST uses it." }) },
    resolve: (_root, { databaseId }, { registrations, viewer }) => registrations.one(viewer, databaseId),
  }),
  registrations: t.connection(
    {
      type: RegistrationRef,
      description: "Who asks to become a member, the newest first. Source: GET /registrations.",
      args: { filter: t.arg({ type: RegistrationFilterRef, description: "Which of them." }) },
      resolve: async (_root, { filter, ...page }, { registrations, viewer }) => {
        const list = { state: filter?.state };
        return toConnection(await registrations.page(viewer, list, page), () => registrations.count(viewer, list));
      },
    },
    { name: "RegistrationConnection", description: "A page of registrations." },
    { name: "RegistrationEdge" },
  ),
}));

builder.relayMutationField(
  "createRegistration",
  {
    description: "Who wants to become a member.",
    inputFields: (t) => ({
      requestKey: t.string({
        required: true,
        description: "Made by the form, 8 to 64 signs: one that is sent again with it is the same registration.",
      }),
      memberKindId: t.globalID({ required: true, description: "That of one of `selfRegistration.kinds`." }),
      name: t.string({ required: true, description: "Name." }),
      nis: t.string({ description: "The number that the person knows already, such as an NIS." }),
      birthDate: t.field({ type: "Date", required: true, description: "Day of birth." }),
      className: t.string({ description: "Class (kelas), at most 100 letters; kept of kinds with classes." }),
      phone: t.string({ description: "Telephone." }),
      email: t.string({ description: "E-mail; a code is mailed that confirms it." }),
      address: t.string({ description: "Postal address, at most 500 letters." }),
      guardianName: t.string({ description: "Parent or guardian; required below 17 years." }),
      guardianPhone: t.string({ description: "Telephone of the parent or guardian; required below 17 years." }),
      occupation: t.string({ description: "Occupation, at most 100 letters." }),
      education: t.string({ description: "Education, at most 100 letters." }),
      agreed: t.boolean({
        required: true,
        description: "That the person has agreed to what `/privacy` says; only true is taken.",
      }),
    }),
  },
  {
    description:
      "Asks to become a member; the desk decides. The answer says nothing of who is a member already. Source: POST " +
      "/registrations.",
    errors: { types: [ValidationError, ConflictError, ThrottledError] },
    resolve: async (_root, { input }, { registrations, session, viewer }) =>
      registrations.create(viewer, { ...input, memberKindId: recordIdOf("MemberKind", input.memberKindId) }, session),
  },
  {
    description: "It was taken down.",
    outputFields: (t) => ({
      confirmsByMail: t.exposeBoolean("confirmsByMail", {
        description: "Whether a code is on its way to the address.",
      }),
      message: t.string({ description: "For the person, in Indonesian.", resolve: registeredMessage }),
    }),
  },
);

builder.relayMutationField(
  "confirmRegistration",
  {
    description: "That the address of a registration is the person's.",
    inputFields: (t) => ({
      code: t.string({
        required: true,
        description: "As mailed; upper and lower case, hyphens and spaces do not count.",
      }),
    }),
  },
  {
    description: "Confirms the address with the code that was mailed to it. Source: POST /registrations/confirm.",
    errors: { types: [ValidationError, ThrottledError] },
    resolve: async (_root, { input }, { registrations, session, viewer }) => {
      await registrations.confirm(viewer, input, session);
      return { message: CONFIRMED };
    },
  },
  {
    description: "It is confirmed.",
    outputFields: (t) => ({
      message: t.exposeString("message", { description: "For the person, in Indonesian." }),
    }),
  },
);

type Fields = PothosSchemaTypes.ObjectFieldBuilder<
  typeof builder.$inferSchemaTypes,
  { readonly registration: RegistrationRow }
>;
const result = {
  description: "The registration after the decision.",
  outputFields: (t: Fields) => ({
    registration: t.field({
      type: RegistrationRef,
      description: "As it is now.",
      resolve: ({ registration }) => registration,
    }),
  }),
};

builder.relayMutationField(
  "acceptRegistration",
  {
    description: "A registration that becomes a member.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "Which one." }),
      nis: t.string({ required: true, description: "The new member's number; unique." }),
    }),
  },
  {
    description: "Makes somebody who registered a member, once. Source: POST /registrations/{id}/accept.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, nis } }, { registrationDecisions, viewer }) => ({
      registration: await registrationDecisions.accept(viewer, recordIdOf("Registration", id), { nis }),
    }),
  },
  result,
);

builder.relayMutationField(
  "rejectRegistration",
  {
    description: "A registration that becomes none.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "Which one." }),
      reason: t.string({ required: true, description: "Why, at most 500 characters; the person is told." }),
    }),
  },
  {
    description: "Rejects a registration with a reason. Source: POST /registrations/{id}/reject.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, reason } }, { registrationDecisions, viewer }) => ({
      registration: await registrationDecisions.reject(viewer, recordIdOf("Registration", id), { reason }),
    }),
  },
  result,
);
