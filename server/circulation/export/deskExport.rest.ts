import { z } from "zod";

import { route, StreamedBody } from "../../platform/rest/route.js";
import { borrowingFilterFields, toBorrowingList } from "../borrowings/borrowing.rest.js";
import { reservationFilterFields, toReservationList } from "../reservations/reservation.rest.js";

const file = {
  method: "GET",
  tag: "Circulation",
  access: "staff",
  operation: "read",
  success: 200,
  file: "text/csv",
  response: z.object({}),
  example: { response: { status_code: 200 } },
  failures: [422],
} as const;

export const deskExportRoutes = [
  route({
    ...file,
    path: "/borrowings/export",
    operationId: "exportBorrowings",
    summary: "Export loans as CSV",
    description: "Filtered and ordered as `GET /borrowings`; streamed.",
    query: z.strictObject(borrowingFilterFields),
    handle: ({ context: { deskExports, viewer }, query }) => {
      const { chunks, fileName } = deskExports.borrowings(viewer, toBorrowingList(query));
      return Promise.resolve(new StreamedBody(chunks, fileName));
    },
  }),
  route({
    ...file,
    path: "/reservations/export",
    operationId: "exportReservations",
    summary: "Export reservations as CSV",
    description: "Filtered and ordered as `GET /reservations`; streamed.",
    query: z.strictObject(reservationFilterFields),
    handle: ({ context: { deskExports, viewer }, query }) => {
      const { chunks, fileName } = deskExports.reservations(viewer, toReservationList(query));
      return Promise.resolve(new StreamedBody(chunks, fileName));
    },
  }),
];
