import { useState } from "react";
import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";
import { sendWithKey } from "../sendWithKey";
import { refusalText } from "./refusalText";

const RenewOwnMutation = graphql(`
  mutation RenewOwn($input: RenewBorrowingInput!) {
    renewBorrowing(input: $input) {
      __typename
      ... on RenewBorrowingPayload {
        borrowing {
          id
          ...MyLoan_borrowing
        }
      }
      ...OperationResult_userError
    }
  }
`);

/**
 * Renews one's own loan; the row shows its new due date by normalization. Says why where it was refused; pressed again
 * because no answer came, it is renewed once.
 */
export function useRenewOwn(id: string) {
  const { run, isRunning } = useOperation(RenewOwnMutation, "update");
  const [outcome, setOutcome] = useState<{ readonly isDone: boolean; readonly message: string } | null>(null);
  return {
    renew: async () => {
      if (isRunning) return;
      setOutcome(null);
      const { result } = await sendWithKey(id, ["renew"], (idempotencyKey) => run({ input: { id, idempotencyKey } }));
      setOutcome(
        result.data === null
          ? { isDone: false, message: refusalText(result) }
          : { isDone: true, message: "Diperpanjang." },
      );
    },
    isRenewing: isRunning,
    outcome,
  };
}
