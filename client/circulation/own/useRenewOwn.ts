import { useState } from "react";
import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";

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

/** Renews one's own loan; the row shows its new due date by normalization. Says why where it was refused. */
export function useRenewOwn(id: string) {
  const { run, isRunning } = useOperation(RenewOwnMutation, "update");
  const [outcome, setOutcome] = useState<{ readonly isDone: boolean; readonly message: string } | null>(null);
  return {
    renew: async () => {
      if (isRunning) return;
      setOutcome(null);
      const { statusCode, message } = await run({ input: { id } });
      const isDone = statusCode === 200;
      setOutcome({ isDone, message: isDone ? "Diperpanjang." : message });
    },
    isRenewing: isRunning,
    outcome,
  };
}
