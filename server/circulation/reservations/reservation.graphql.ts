import { BookRef, CopyRef } from "../../books/bookRefs.graphql.js";
import { ConflictError, LendingRefusedError, NotFoundError, ValidationError } from "../../errors.js";
import { idempotencyKeyText, undoText } from "../acts/actTexts.js";
import { builder } from "../../platform/graphql/builder.js";
import { withoutNulls } from "../../platform/graphql/withoutNulls.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { type GlobalId, parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import type { RequestContext } from "../../platform/requestContext.js";
import { StudentRef } from "../../students/student.graphql.js";
import type { ReservationRow } from "./reservationReads.js";

export const ReservationRef = builder.objectRef<ReservationRow>("Reservation");

const statuses = {
  WAITING: { value: "waiting", description: "Menunggu: until a copy is free." },
  READY: { value: "ready", description: "Siap diambil: a copy is kept for it." },
  FULFILLED: { value: "fulfilled", description: "Dipinjam: its student has borrowed the title." },
  EXPIRED: { value: "expired", description: "Lewat batas: nobody fetched the copy in time." },
  CANCELLED: { value: "cancelled", description: "Dibatalkan." },
} as const;

const ReservationStatusRef = builder.enumType("ReservationStatus", {
  description: "What has become of a reservation.",
  values: statuses,
});

builder.node(ReservationRef, {
  description: "A student's place in the queue for a title (reservasi). Only that student and librarians see it.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { reservations, viewer }) => reservations.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    status: t.field({
      type: ReservationStatusRef,
      description: "What has become of it.",
      resolve: ({ status }) => status,
    }),
    position: t.exposeInt("place", {
      nullable: true,
      description: "Its place among those who wait, 1 for the next; null once it is ready or has ended.",
    }),
    student: t.field({
      type: StudentRef,
      nullable: true,
      description: "Whose it is; null for who may not know, and once the library has forgotten whose it was.",
      resolve: ({ studentId }, _args, { loaders }) => (studentId === null ? null : loaders.student.load(studentId)),
    }),
    studentName: t.exposeString("studentName", {
      nullable: true,
      description: "The student's name; null once the library has forgotten whose it was (tidak lagi dicatat).",
    }),
    nis: t.exposeString("nis", { nullable: true, description: "The student's number (NIS); null as the name." }),
    className: t.exposeString("className", { nullable: true, description: "The student's class (kelas)." }),
    book: t.field({
      type: BookRef,
      nullable: true,
      description: "The title.",
      resolve: ({ bookId }, _args, { loaders }) => loaders.book.load(bookId),
    }),
    bookTitle: t.exposeString("bookTitle", { description: "The book's title." }),
    copy: t.field({
      type: CopyRef,
      nullable: true,
      description: "The copy that is kept for it, or that the desk has reserved for it alone; null for any.",
      resolve: ({ keptCopyId, wantedCopyId }, _args, { loaders }) => {
        const copyId = keptCopyId ?? wantedCopyId;
        return copyId === null ? null : loaders.copy.load(copyId);
      },
    }),
    itemCode: t.exposeString("itemCode", { nullable: true, description: "The code of that copy's barcode." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    readyAt: t.expose("readyAt", { type: "DateTime", nullable: true, description: "Since when a copy is kept." }),
    keptUntil: t.expose("keptUntil", {
      type: "Date",
      nullable: true,
      description: "The last day on which the copy is kept.",
    }),
    endedAt: t.expose("endedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was fulfilled or cancelled, or expired.",
    }),
  }),
});

const ReservationEdge = builder.edgeObject({ type: ReservationRef, name: "ReservationEdge" });
const ReservationConnection = builder.connectionObject(
  { type: ReservationRef, name: "ReservationConnection", description: "A page of reservations." },
  ReservationEdge,
);

const ReservationListRef = builder.enumType("ReservationList", {
  description: "Which reservations.",
  values: {
    OPEN: { value: "open", description: "Waiting or ready." },
    ENDED: { value: "ended", description: "Neither any more." },
    ...statuses,
  } as const,
});

const ReservationFilterRef = builder.inputType("ReservationFilter", {
  description: "Narrows the reservations; what is left out does not.",
  fields: (t) => ({
    status: t.field({
      type: ReservationListRef,
      description:
        "Of this kind; READY ones by the day they are kept to, WAITING ones title by title in the order of the queue.",
    }),
    studentId: t.globalID({ description: "Of this student." }),
    bookId: t.globalID({ description: "For this title; those that are OPEN in the order of its queue, too." }),
  }),
});

interface Filter {
  readonly status?: string | null;
  readonly studentId?: GlobalId | null;
  readonly bookId?: GlobalId | null;
}

function listOf({ status, studentId, bookId }: Filter) {
  return {
    status,
    studentId: studentId ? recordIdOf("Student", studentId) : undefined,
    bookId: bookId ? recordIdOf("Book", bookId) : undefined,
  };
}

const statusArg = "Of this kind; otherwise all.";

builder.queryField("reservations", (t) =>
  t.connection(
    {
      type: ReservationRef,
      description:
        "Reservations of all students, the newest first unless a kind is asked for. For librarians. Source: GET " +
        "/reservations.",
      args: { filter: t.arg({ type: ReservationFilterRef, description: "Which reservations." }) },
      resolve: async (_root, { filter, ...page }, { reservations, viewer }) => {
        const list = listOf(filter ?? {});
        return toConnection(await reservations.page(viewer, list, page), () => reservations.count(viewer, list));
      },
    },
    ReservationConnection,
  ),
);

builder.queryField("myReservations", (t) =>
  t.connection(
    {
      type: ReservationRef,
      description: "The viewer's own reservations; librarians have none. Source: GET /user-info/reservations.",
      args: { status: t.arg({ type: ReservationListRef, description: statusArg }) },
      resolve: async (_root, { status, ...page }, { reservations, viewer }) =>
        toConnection(await reservations.ownPage(viewer, { status }, page), () =>
          reservations.ownCount(viewer, { status }),
        ),
    },
    ReservationConnection,
  ),
);

builder.objectField(StudentRef, "reservations", (t) =>
  t.connection(
    {
      type: ReservationRef,
      description: "The student's reservations, the newest first; READY and WAITING ones as in `reservations`.",
      args: { status: t.arg({ type: ReservationListRef, description: statusArg }) },
      resolve: async ({ id }, { status, ...page }, { reservations, viewer }) => {
        const list = { status, studentId: id };
        return toConnection(await reservations.ofStudent(viewer, list, page), () =>
          reservations.countOfStudent(viewer, list),
        );
      },
    },
    ReservationConnection,
  ),
);

builder.objectFields(BookRef, (t) => ({
  waitingCount: t.int({
    description: "How many students wait for it; who they are, only librarians see.",
    resolve: ({ id }, _args, { loaders }) => loaders.waitingCount.load(id),
  }),
  viewerReservation: t.field({
    type: ReservationRef,
    nullable: true,
    description: "The viewer's own reservation that waits or is ready; null without one, and for librarians.",
    resolve: ({ id }, _args, { loaders }) => loaders.ownReservation.load(id),
  }),
}));

type Changed = Awaited<ReturnType<RequestContext["reservationEditing"]["reserve"]>>;

const changedFields = (
  t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Changed>,
  description: string,
) => ({
  reservation: t.field({ type: ReservationRef, description, resolve: ({ reservation }) => reservation }),
  actId: t.exposeInt("actId", { description: undoText }),
});

builder.relayMutationField(
  "reserveBook",
  {
    description: "Who waits for what.",
    inputFields: (t) => ({
      bookId: t.globalID({ description: "The title." }),
      copyId: t.globalID({ description: "Only this copy of it, instead of `bookId`; for librarians." }),
      itemCode: t.string({ description: "The same by the code of the copy's barcode." }),
      studentId: t.globalID({ description: "For whom, or `nis`; students reserve for themselves and leave it out." }),
      nis: t.string({ description: "The student's number as the card carries it." }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description:
      "Puts a student into the queue of a title of which no copy is free: students themselves, librarians anybody. " +
      "Source: POST /reservations.",
    errors: { types: [ValidationError, NotFoundError, ConflictError, LendingRefusedError] },
    resolve: (_root, { input: { bookId, copyId, studentId, ...input } }, context) =>
      context.reservationEditing.reserve(context.viewer, {
        ...withoutNulls(input),
        bookId: bookId ? recordIdOf("Book", bookId) : undefined,
        copyId: copyId ? recordIdOf("Copy", copyId) : undefined,
        studentId: studentId ? recordIdOf("Student", studentId) : undefined,
      }),
  },
  {
    description: "The reservation.",
    outputFields: (t) => changedFields(t, "The reservation with its place."),
  },
);

builder.relayMutationField(
  "cancelReservation",
  {
    description: "Which reservation.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The reservation." }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description:
      "Takes a reservation out of its queue, a student's own or at the desk; a copy that was kept passes on. Source: " +
      "DELETE /reservations/{id}.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, ...input } }, context) => {
      const reservationId = recordIdOf("Reservation", id);
      return context.reservationEditing.cancel(context.viewer, reservationId, withoutNulls(input));
    },
  },
  {
    description: "The reservation that has ended.",
    outputFields: (t) => changedFields(t, "The reservation."),
  },
);

builder.relayMutationField(
  "moveReservation",
  {
    description: "Which reservation, and where to.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The reservation." }),
      position: t.int({ required: true, description: "The new place among those who wait, 1 for the next." }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description:
      "Gives a reservation that waits another place in its queue. Librarians. Source: POST /reservations/{id}/move.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, ...input } }, context) => {
      const reservationId = recordIdOf("Reservation", id);
      return context.reservationEditing.move(context.viewer, reservationId, withoutNulls(input));
    },
  },
  {
    description: "The reservation at its new place.",
    outputFields: (t) => changedFields(t, "The reservation."),
  },
);
