import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useOperation } from "../../apollo/useOperation";
import { showMessage } from "../../page/messages/flashMessage";
import { graphql } from "../../gql/gql";
import { sendWithKey } from "../sendWithKey";
import { refusalText } from "../../apollo/refusalText";

const ReserveTitleMutation = graphql(`
  mutation ReserveTitle($input: ReserveBookInput!) {
    reserveBook(input: $input) {
      __typename
      ... on ReserveBookPayload {
        reservation {
          id
          ...OwnReservation_reservation
          book {
            id
            waitingCount
            viewerReservation {
              id
            }
          }
        }
      }
      ...OperationResult_userError
    }
  }
`);

const CancelOwnReservationMutation = graphql(`
  mutation CancelOwnReservation($input: CancelReservationInput!) {
    cancelReservation(input: $input) {
      __typename
      ... on CancelReservationPayload {
        reservation {
          id
          ...OwnReservation_reservation
          book {
            id
            availableCount
            waitingCount
            viewerReservation {
              id
            }
          }
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** One's own place in the queue of a title; the page follows by normalization. Says why where it was refused. */
export function useOwnReservation() {
  const { cache } = useApolloClient();
  const reserving = useOperation(ReserveTitleMutation, "create");
  const cancelling = useOperation(CancelOwnReservationMutation, "update");
  const [refusal, setRefusal] = useState<string | null>(null);
  const isBusy = reserving.isRunning || cancelling.isRunning;
  const forgetList = () => void cache.evict({ id: "ROOT_QUERY", fieldName: "myReservations" });
  return {
    reserve: async (bookId: string) => {
      if (isBusy) return;
      setRefusal(null);
      const { result } = await sendWithKey(bookId, ["reserve"], (idempotencyKey) =>
        reserving.run({ input: { bookId, idempotencyKey } }),
      );
      if (result.data === null) return setRefusal(refusalText(result));
      forgetList();
      showMessage("Direservasi. Bukunya disimpan untuk Anda begitu giliran Anda tiba.", "success");
    },
    cancel: async (id: string) => {
      if (isBusy) return;
      setRefusal(null);
      const { result } = await sendWithKey(id, ["cancel"], (idempotencyKey) =>
        cancelling.run({ input: { id, idempotencyKey } }),
      );
      if (result.data === null) return setRefusal(refusalText(result));
      forgetList();
      showMessage("Reservasi dibatalkan.", "success");
    },
    isBusy,
    refusal,
  };
}
