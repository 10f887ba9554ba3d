import { useState } from "react";
import { useOperation } from "../../apollo/useOperation";
import { showMessage } from "../../page/messages/flashMessage";
import { graphql } from "../../gql/gql";
import { sendWithKey } from "../sendWithKey";
import { refusalText } from "../../apollo/refusalText";

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

interface Renewable {
  readonly id: string;
  readonly bookTitle: string;
}

/** Renews several of one's own loans, one after the other, and tells in one message which were and which were not. */
export function useRenewAllOwn() {
  const { run } = useOperation(RenewOwnMutation, "update");
  const [isBusy, setIsBusy] = useState(false);
  return {
    renewAll: async (loans: readonly Renewable[]) => {
      if (isBusy) return;
      setIsBusy(true);
      const refused: string[] = [];
      let renewed = 0;
      for (const { id, bookTitle } of loans) {
        const { result } = await sendWithKey(id, ["renew"], (idempotencyKey) => run({ input: { id, idempotencyKey } }));
        if (result.data === null) refused.push(`${bookTitle}: ${refusalText(result)}`);
        else renewed += 1;
        // A server that has not answered for this loan will not answer for the next.
        if (result.isUnexplained) break;
      }
      setIsBusy(false);
      const done = renewed === 0 ? "Tidak ada yang diperpanjang." : `${renewed} buku diperpanjang.`;
      if (refused.length === 0) showMessage(done, "success");
      else showMessage(`${done} Tidak diperpanjang: ${refused.join(" ")}`, "error");
    },
    isBusy,
  };
}
