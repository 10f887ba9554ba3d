import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useOperation } from "../../../apollo/useOperation";
import { readFragment } from "../../../gql/fragment-masking";
import type { ReservationRow_ReservationFragment, ReserveBookInput } from "../../../gql/graphql";
import type { Answer } from "../answers/Answer";
import { UndoDeskActMutation } from "../desk/undoDeskAct";
import { newKey } from "../desk/newKey";
import {
  CancelReservationMutation,
  MoveReservationMutation,
  ReservationRow_reservation,
  ReserveBookMutation,
} from "./reservationDocuments";

/** What the desk does with the queues. Each act has a key, so that what is sent twice happens once. */
export function useReservationCommands() {
  const client = useApolloClient();
  const reserving = useOperation(ReserveBookMutation, "create");
  const cancelling = useOperation(CancelReservationMutation, "update");
  const moving = useOperation(MoveReservationMutation, "update");
  const undoing = useOperation(UndoDeskActMutation, "update");
  return {
    reserve: async (input: Omit<ReserveBookInput, "idempotencyKey">) => {
      const key = newKey();
      const result = await reserving.run({ input: { ...input, idempotencyKey: key } });
      if (result.data === null) return { result, answer: null };
      await refreshReservations(client);
      const reservation = readFragment(ReservationRow_reservation, result.data.reservation);
      return { result, answer: reservedAnswer(key, reservation, result.data.actId) };
    },
    cancel: async (id: string) => {
      const result = await cancelling.run({ input: { id, idempotencyKey: newKey() } });
      await refreshReservations(client);
      return result;
    },
    move: async (id: string, position: number) => {
      const result = await moving.run({ input: { id, position, idempotencyKey: newKey() } });
      await refreshReservations(client);
      return result;
    },
    undo: async (actId: number) => {
      const result = await undoing.run({ input: { actId } });
      await refreshReservations(client);
      return result;
    },
    isBusy: reserving.isRunning || cancelling.isRunning || moving.isRunning || undoing.isRunning,
  };
}

function reservedAnswer(key: string, reservation: ReservationRow_ReservationFragment, actId: number): Answer {
  const { bookTitle, studentName, className, position, itemCode } = reservation;
  const place = position ? `giliran ${position}` : "";
  const detail = [itemCode, [studentName, className].filter(Boolean).join(", "), place].filter(Boolean).join(" · ");
  return {
    key,
    at: Date.now(),
    tone: "done",
    label: "Direservasi",
    title: bookTitle,
    detail,
    notes: [],
    lentCode: null,
    dueAt: null,
    book: null,
    sentence: `${bookTitle} direservasi untuk ${studentName}${place ? `, ${place}` : ""}.`,
    undo: { state: "offered", actId },
    ask: null,
    receiptNumber: null,
  };
}

/** The queues on screen are read again; the others when they are opened. */
async function refreshReservations(client: ApolloClient): Promise<void> {
  await client
    .refetchQueries({
      updateCache: (cache) => {
        cache.evict({ id: "ROOT_QUERY", fieldName: "reservations" });
        for (const [id, entry] of Object.entries(cache.extract(true) as Record<string, { __typename?: string }>)) {
          if (entry.__typename === "Student") cache.evict({ id, fieldName: "reservations" });
          // To whom a kept copy passes on, the act does not tell.
          else if (entry.__typename === "Copy") cache.evict({ id, fieldName: "status" });
        }
      },
    })
    .catch(() => undefined);
}
