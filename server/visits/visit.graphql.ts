import { NotFoundError, ThrottledError, ValidationError } from "../errors.js";
import { builder } from "../platform/graphql/builder.js";
import { parseRecordId, recordIdOf } from "../platform/graphql/recordIds.js";
import { toConnection } from "../platform/graphql/connection.js";
import { StudentRef } from "../students/student.graphql.js";
import type { VisitRow } from "./visitReads.js";

const VisitRef = builder.objectRef<VisitRow>("Visit");

export const VisitKindRef = builder.enumType("VisitKind", {
  description: "Who came.",
  values: {
    STUDENT: { value: "student", description: "A student (siswa), by number." },
    GUEST: { value: "guest", description: "A guest (tamu), by name." },
    CLASS: { value: "class", description: "A class as one (kelas)." },
  } as const,
});

export const VisitPurposeRef = builder.enumType("VisitPurpose", {
  description: "Why somebody comes (keperluan).",
  values: {
    READING: { value: "reading", description: "Membaca." },
    BORROWING: { value: "borrowing", description: "Meminjam/Mengembalikan." },
    ASSIGNMENT: { value: "assignment", description: "Mengerjakan tugas." },
    REFERENCE: { value: "reference", description: "Mencari referensi." },
    INTERNET: { value: "internet", description: "Internet." },
    DISCUSSION: { value: "discussion", description: "Diskusi." },
    OTHER: { value: "other", description: "Lainnya." },
  } as const,
});

builder.node(VisitRef, {
  description:
    "An entry of the guest book (kunjungan). Librarians see all, students their own; for everybody else " +
    "there is none.",
  id: { resolve: (visit) => visit.id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { visits, viewer }) => visits.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    kind: t.field({ type: VisitKindRef, description: "Who came.", resolve: ({ kind }) => kind }),
    name: t.exposeString("name", {
      nullable: true,
      description: "The student's, the guest's or the class's; null of a student whom the library has forgotten.",
    }),
    student: t.field({
      type: StudentRef,
      nullable: true,
      description: "Of a student's visit; null for who may not know, and of a student whom the library has forgotten.",
      resolve: ({ studentId }, _args, { loaders }) => (studentId === null ? null : loaders.student.load(studentId)),
    }),
    studentDatabaseId: t.exposeInt("studentId", {
      nullable: true,
      description: "The student's number in the database.",
    }),
    nis: t.exposeString("nis", { nullable: true, description: "The student's number (NIS)." }),
    className: t.exposeString("className", {
      nullable: true,
      description: "A student's class on that day, or the class that came (kelas).",
    }),
    institution: t.exposeString("institution", { nullable: true, description: "Where a guest comes from (instansi)." }),
    purpose: t.field({
      type: VisitPurposeRef,
      nullable: true,
      description: "Why (keperluan).",
      resolve: ({ purpose }) => purpose,
    }),
    peopleCount: t.exposeInt("peopleCount", { description: "1, or how many of the class came." }),
    visitedAt: t.expose("visitedAt", { type: "DateTime", description: "When." }),
  }),
});

const VisitFilterRef = builder.inputType("VisitFilter", {
  description: "Narrows the guest book.",
  fields: (t) => ({
    from: t.field({ type: "Date", description: "From this day on, by the library's clock." }),
    to: t.field({ type: "Date", description: "Up to the end of this day." }),
    kind: t.field({ type: VisitKindRef, description: "Only visits of this kind." }),
    className: t.string({ description: "Students of this class on that day, and visits of the class." }),
    purpose: t.field({ type: VisitPurposeRef, description: "Only visits for this purpose." }),
  }),
});

export const visitListArgs = builder.args((t) => ({
  search: t.string({ description: "Words of a name or institution, all of them; or a student's whole number." }),
  filter: t.field({ type: VisitFilterRef, description: "Days, kind, class and purpose." }),
}));

const VisitConnection = builder.connectionObject<typeof VisitRef, { readonly peopleCount: () => Promise<number> }>(
  {
    type: VisitRef,
    name: "VisitConnection",
    description: "A page of the guest book.",
    fields: (t) => ({
      peopleCount: t.int({
        complexity: 2,
        description: "How many people the whole list counts. Added up only when asked for.",
        resolve: ({ peopleCount }) => peopleCount(),
      }),
    }),
  },
  { name: "VisitEdge" },
);

builder.queryField("visits", (t) =>
  t.connection(
    {
      type: VisitRef,
      description: "The guest book, the newest entry first. Librarians.",
      args: visitListArgs,
      resolve: async (_root, { search, filter, ...page }, { visits, viewer }) => {
        const list = { ...filter, search: search ?? null };
        const totals = () => visits.totals(viewer, list);
        return {
          ...toConnection(await visits.page(viewer, list, page), async () => (await totals()).visits),
          peopleCount: async () => (await totals()).people,
        };
      },
    },
    VisitConnection,
  ),
);

builder.queryField("myVisits", (t) =>
  t.connection(
    {
      type: VisitRef,
      description: "The viewer's own visits, the newest first; librarians have none.",
      resolve: async (_root, page, { visits, viewer }) => ({
        ...toConnection(await visits.ownVisits(viewer, page), async () => (await visits.ownTotals(viewer)).visits),
        peopleCount: async () => (await visits.ownTotals(viewer)).people,
      }),
    },
    VisitConnection,
  ),
);

builder.relayMutationField(
  "recordVisit",
  {
    description: "Who comes, in exactly one way: by number; or by name; or as a class.",
    inputFields: (t) => ({
      nis: t.string({ description: "A student's number, scanned or typed." }),
      visitorName: t.string({ description: "A guest's name." }),
      institution: t.string({ description: "Where the guest comes from." }),
      className: t.string({ description: "The class that comes as one." }),
      peopleCount: t.int({ description: "How many of the class come, 1 to 100." }),
      purpose: t.field({ type: VisitPurposeRef, description: "Why." }),
    }),
  },
  {
    description:
      "Signs the guest book at the door. Whoever came within the last hour is greeted and not counted again; a " +
      "purpose is added to a visit that has none. A device without the door's key is told the same of everybody, and no " +
      "name. " +
      "Needs no login. REST: POST /visits.",
    errors: { types: [ValidationError, NotFoundError, ThrottledError] },
    resolve: (_root, { input }, { guestBook, session, viewer }) => guestBook.recordVisit(viewer, input, session),
  },
  {
    description: "A word for the one who came.",
    outputFields: (t) => ({
      greeting: t.exposeString("greeting", {
        description: "In Indonesian, by the name they are called: `Selamat pagi, Rina`.",
      }),
      counted: t.exposeBoolean("counted", { description: "False for somebody who came within the last hour." }),
      named: t.exposeBoolean("named", {
        description: "False for a device without the door's key: it gets one answer, whoever came.",
      }),
      awaited: t.exposeBoolean("awaited", {
        description: "Whether the desk has something for the student, as a reserved book (ada yang menunggu).",
      }),
    }),
  },
);

builder.relayMutationField(
  "updateVisit",
  {
    description:
      "What is right. A field that is not given stays. A student's visit has class and purpose, a guest's name, " +
      "institution and purpose, a class's name, people and purpose.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "Which one." }),
      visitorName: t.string({ description: "The guest's name." }),
      institution: t.string({ description: "Where the guest comes from." }),
      className: t.string({ description: "The student's class on that day, or the class that came." }),
      peopleCount: t.int({ description: "How many of the class came, 1 to 100." }),
      purpose: t.field({ type: VisitPurposeRef, description: "Why." }),
    }),
  },
  {
    description:
      "Corrects an entry of the guest book (perbaiki kunjungan); the counts follow. Librarians. REST: PUT " +
      "/visits/{id}.",
    errors: { types: [ValidationError, NotFoundError] },
    resolve: async (_root, { input: { id, ...input } }, { visitEditing, viewer }) => ({
      visit: await visitEditing.updateVisit(viewer, recordIdOf("Visit", id), input),
    }),
  },
  {
    description: "It is corrected.",
    outputFields: (t) => ({
      visit: t.field({ type: VisitRef, description: "As it is now.", resolve: ({ visit }) => visit }),
    }),
  },
);

builder.relayMutationField(
  "voidVisit",
  {
    description: "What was no visit.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "Which one." }) }),
  },
  {
    description:
      "Takes a visit out of the guest book, and its people out of the counts (batalkan kunjungan). The audit trail " +
      "keeps it. Librarians. REST: DELETE /visits/{id}.",
    errors: { types: [NotFoundError] },
    resolve: async (_root, { input: { id } }, { visitEditing, viewer }) => {
      await visitEditing.voidVisit(viewer, recordIdOf("Visit", id));
      return { voidedId: id };
    },
  },
  {
    description: "It counts no more.",
    outputFields: (t) => ({
      voidedVisitId: t.globalID({
        description: "What is gone.",
        resolve: ({ voidedId: { typename, id } }) => ({ type: typename, id }),
      }),
    }),
  },
);
