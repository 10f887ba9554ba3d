import { z } from "zod";

import { respondWithPage } from "../../platform/rest/listResponse.js";
import { listQuery } from "../../platform/rest/paging.js";
import { actId } from "../acts/actTexts.js";
import { choice, wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import type { ChangedReservation } from "./ReservationEditingService.js";
import {
  cancelInput,
  moveInput,
  RESERVATION_FILTERS,
  type ReservationListArgs,
  reserveInput,
} from "./reservationInput.js";
import { presentReservation, reservationResponse } from "./reservationPresenter.js";

const example = {
  id: 21,
  status: "waiting",
  position: 2,
  student: { id: 12, nis: "240101", name: "Rina Kartika", class_name: "XI IPA 1" },
  book: { id: 5, title: "Laskar Pelangi", slug: "laskar-pelangi" },
  copy: null,
  created_at: "2026-11-21T01:05:00.000Z",
  ready_at: null,
  kept_until: null,
  ended_at: null,
} as const;

const changedResponse = z.object({
  data: reservationResponse.extend({ act_id: actId }),
});
const idParams = z.strictObject({ id: wholeNumber().describe("The reservation's number.") });
const status = choice(RESERVATION_FILTERS)
  .optional()
  .describe("Only these; `open` is waiting or ready, `ended` neither any more.");

export const reservationFilterFields = {
  status,
  student_id: wholeNumber().optional().describe("Of this student."),
  book_id: wholeNumber().optional().describe("For this title."),
};

export function toReservationList({
  status: kind,
  student_id: studentId,
  book_id: bookId,
}: z.output<z.ZodObject<typeof reservationFilterFields>>): ReservationListArgs {
  return { status: kind, studentId, bookId };
}

function presentChanged({ reservation, actId }: ChangedReservation) {
  return { data: { ...presentReservation(reservation), act_id: actId } };
}

export const reservationRoutes = [
  route({
    method: "GET",
    path: "/reservations",
    operationId: "reservations",
    tag: "Circulation",
    access: "circulation.read",
    operation: "read",
    success: 200,
    summary: "Reservations, the newest first",
    description:
      "With `status=ready` by the day until which they are kept; with `status=waiting` title by title in the order " +
      "of the queue, with a book and `status=open` too.",
    query: listQuery(reservationFilterFields),
    response: z.object({ data: z.array(reservationResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    failures: [422],
    handle: async (call) => {
      const {
        context: { reservations, viewer },
        query,
      } = call;
      const list = toReservationList(query);
      return respondWithPage(call, {
        page: (args) => reservations.page(viewer, list, args),
        count: () => reservations.count(viewer, list),
        present: (rows) => Promise.resolve(rows.map(presentReservation)),
      });
    },
  }),
  route({
    method: "POST",
    path: "/reservations",
    operationId: "reserveBook",
    tag: "Circulation",
    access: "signedIn",
    operation: "create",
    success: 201,
    summary: "Reserve a title",
    description:
      "A student sends `book_id` alone. Librarians name the student, and may name one copy. 422 with `checks` " +
      "while a copy is on the shelf, for the third reservation of a student, and for a title that the student has " +
      "or waits for already. 409 with a key whose act was undone.",
    body: reserveInput,
    response: changedResponse,
    example: { body: { book_id: 5 }, response: { status_code: 201, data: { ...example, act_id: 989 } } },
    failures: [404, 409, 422],
    handle: async ({ context: { reservationEditing, viewer }, body }) =>
      presentChanged(await reservationEditing.reserve(viewer, body)),
  }),
  route({
    method: "DELETE",
    path: "/reservations/{id}",
    operationId: "cancelReservation",
    tag: "Circulation",
    access: "signedIn",
    operation: "delete",
    success: 200,
    summary: "Cancel a reservation",
    description: "A student's own, or at the desk. A copy that was kept for it passes on. 409 once it has ended.",
    params: idParams,
    body: cancelInput,
    response: changedResponse,
    example: {
      body: {},
      response: {
        status_code: 200,
        data: { ...example, status: "cancelled", position: null, ended_at: "2026-11-23T02:00:00.000Z", act_id: 990 },
      },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { reservationEditing, viewer }, params: { id }, body }) =>
      presentChanged(await reservationEditing.cancel(viewer, id, body)),
  }),
  route({
    method: "POST",
    path: "/reservations/{id}/move",
    operationId: "moveReservation",
    tag: "Circulation",
    access: "circulation.write",
    operation: "update",
    success: 200,
    summary: "Give a reservation another place in its queue",
    description: "409 unless it waits.",
    params: idParams,
    body: moveInput,
    response: changedResponse,
    example: {
      body: { position: 1 },
      response: { status_code: 200, data: { ...example, position: 1, act_id: 991 } },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { reservationEditing, viewer }, params: { id }, body }) =>
      presentChanged(await reservationEditing.move(viewer, id, body)),
  }),
  route({
    method: "GET",
    path: "/user-info/reservations",
    operationId: "myReservations",
    tag: "Account",
    access: "signedIn",
    operation: "read",
    success: 200,
    summary: "One's own reservations, the newest first",
    description: "A student's, ordered as `GET /reservations`. Librarians have none.",
    query: listQuery({ status }),
    response: z.object({ data: z.array(reservationResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    handle: async (call) => {
      const {
        context: { reservations, viewer },
        query: { status: kind },
      } = call;
      return respondWithPage(call, {
        page: (args) => reservations.ownPage(viewer, { status: kind }, args),
        count: () => reservations.ownCount(viewer, { status: kind }),
        present: (rows) => Promise.resolve(rows.map(presentReservation)),
      });
    },
  }),
];
