import { z } from "zod";

import { required } from "../../platform/required.js";
import { RESERVATION_STATUSES } from "./Reservation.entity.js";
import type { ReservationRow } from "./reservationReads.js";

/** A reservation as REST returns it to librarians and to its student. */
export const reservationResponse = z
  .object({
    id: z.int(),
    status: z.enum(RESERVATION_STATUSES),
    position: z.int().nullable().describe("Among those who wait, 1 for the next; null once it is ready or has ended."),
    student: z
      .object({ id: z.int(), nis: z.string(), name: z.string(), class_name: z.string().nullable() })
      .nullable()
      .describe("Null once the library has forgotten whose it was."),
    book: z.object({ id: z.int(), title: z.string(), slug: z.string() }),
    copy: z
      .object({ id: z.int(), item_code: z.string() })
      .nullable()
      .describe("The copy that is kept for it, or that the desk has reserved for it alone."),
    created_at: z.iso.datetime(),
    ready_at: z.iso.datetime().nullable(),
    kept_until: z.iso.date().nullable().describe("The last day on which the copy is kept."),
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "Reservation", description: "A student's place in the queue for a title." });

function presentStudent({ studentId, nis, studentName, className }: ReservationRow) {
  if (studentId === null) return null;
  return {
    id: studentId,
    nis: required(nis, "the number of a reservation's student"),
    name: required(studentName, "the name of a reservation's student"),
    class_name: className,
  };
}

export function presentReservation(row: ReservationRow): z.infer<typeof reservationResponse> {
  const copyId = row.keptCopyId ?? row.wantedCopyId;
  return {
    id: row.id,
    status: row.status,
    position: row.place,
    student: presentStudent(row),
    book: { id: row.bookId, title: row.bookTitle, slug: row.bookSlug },
    copy: copyId === null || row.itemCode === null ? null : { id: copyId, item_code: row.itemCode },
    created_at: row.createdAt.toISOString(),
    ready_at: row.readyAt?.toISOString() ?? null,
    kept_until: row.keptUntil,
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}
