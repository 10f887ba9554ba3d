import { useApolloClient } from "@apollo/client/react";
import { refetchFields } from "../../../apollo/forgetFields";
import { useOperation } from "../../../apollo/useOperation";
import { personName } from "../../../format/personName";
import { readFragment } from "../../../gql/fragment-masking";
import type { ReservationRow_ReservationFragment, ReserveBookInput } from "../../../gql/graphql";
import { sendWithKey } from "../../sendWithKey";
import { staleAfterReservationAct } from "../../staleFields";
import { type Answer, nothingMore, personText } from "../answers/Answer";
import { undoDeskAct } from "../desk/undoDeskAct";
import {
  CancelReservationMutation,
  MoveReservationMutation,
  ReservationRow_reservation,
  ReserveBookMutation,
} from "./reservationDocuments";

/** What the desk does with the queues. Sent again because no answer came, a command has the same key. */
export function useReservationCommands() {
  const client = useApolloClient();
  const reserving = useOperation(ReserveBookMutation, "create");
  const cancelling = useOperation(CancelReservationMutation, "update");
  const moving = useOperation(MoveReservationMutation, "update");
  const refresh = () => refetchFields(client, staleAfterReservationAct);
  return {
    reserve: async (input: Omit<ReserveBookInput, "idempotencyKey">) => {
      const { key, result } = await sendWithKey("reserve", [input], (idempotencyKey) =>
        reserving.run({ input: { ...input, idempotencyKey } }),
      );
      if (result.data === null) return { result, answer: null };
      await refresh();
      const reservation = readFragment(ReservationRow_reservation, result.data.reservation);
      return { result, answer: reservedAnswer(key, reservation, result.data.actId) };
    },
    cancel: async (id: string) => {
      const { result } = await sendWithKey(id, ["cancel"], (idempotencyKey) =>
        cancelling.run({ input: { id, idempotencyKey } }),
      );
      await refresh();
      return result;
    },
    move: async (id: string, position: number) => {
      const { result } = await sendWithKey(id, ["move", position], (idempotencyKey) =>
        moving.run({ input: { id, position, idempotencyKey } }),
      );
      await refresh();
      return result;
    },
    undo: (actId: number) => undoDeskAct(client, actId),
    isBusy: reserving.isRunning || cancelling.isRunning || moving.isRunning,
  };
}

function reservedAnswer(key: string, reservation: ReservationRow_ReservationFragment, actId: number): Answer {
  const { bookTitle, studentName, position, itemCode } = reservation;
  const place = position ? `giliran ${position}` : "";
  return {
    ...nothingMore,
    key,
    at: Date.now(),
    tone: "done",
    label: "Direservasi",
    title: bookTitle,
    detail: [itemCode, personText(reservation), place].filter(Boolean).join(" · "),
    sentence: `${bookTitle} direservasi untuk ${personName(studentName)}${place ? `, ${place}` : ""}.`,
    undo: { state: "offered", actId },
  };
}
