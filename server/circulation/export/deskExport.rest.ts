import { z } from "zod";

import { csvDownload, respondWithCsv } from "../../platform/rest/csvDownload.js";
import { route } from "../../platform/rest/route.js";
import { borrowingFilterFields, toBorrowingList } from "../borrowings/borrowing.rest.js";
import { reservationFilterFields, toReservationList } from "../reservations/reservation.rest.js";

const file = {
  ...csvDownload,
  tag: "Circulation",
  access: "circulation.read",
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
    handle: ({ context: { deskExports, viewer }, query }) =>
      respondWithCsv(deskExports.borrowings(viewer, toBorrowingList(query))),
  }),
  route({
    ...file,
    path: "/reservations/export",
    operationId: "exportReservations",
    summary: "Export reservations as CSV",
    description: "Filtered and ordered as `GET /reservations`; streamed.",
    query: z.strictObject(reservationFilterFields),
    handle: ({ context: { deskExports, viewer }, query }) =>
      respondWithCsv(deskExports.reservations(viewer, toReservationList(query))),
  }),
];
