import { useApolloClient } from "@apollo/client/react";
import { refetchFields } from "../../apollo/forgetFields";
import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";
import { sendWithKey } from "../sendWithKey";
import { staleAfterAct } from "../staleFields";

const BorrowFromSlipMutation = graphql(`
  mutation BorrowFromSlip($input: BorrowCopyInput!) {
    borrowCopy(input: $input) {
      __typename
      ... on BorrowCopyPayload {
        actId
        borrowing {
          id
          itemCode
          bookTitle
          studentName
          dueAt
        }
      }
      ...OperationResult_userError
    }
  }
`);
const ReturnFromSlipMutation = graphql(`
  mutation ReturnFromSlip($input: ReturnCopyInput!) {
    returnCopy(input: $input) {
      __typename
      ... on ReturnCopyPayload {
        actId
        fine
        overdueDays
        borrowing {
          id
          itemCode
          bookTitle
          studentName
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Loans and returns of a day without power. Sent again because no answer came, each has the same key. */
export function useSlipCommands() {
  const client = useApolloClient();
  const borrowing = useOperation(BorrowFromSlipMutation, "create");
  const returning = useOperation(ReturnFromSlipMutation, "update");
  return {
    borrow: async (input: { slipDay: string; nis: string; itemCode: string }) => {
      const { result } = await sendWithKey("slip", ["borrow", input], (idempotencyKey) =>
        borrowing.run({ input: { ...input, idempotencyKey } }),
      );
      if (result.data !== null) void refetchFields(client, staleAfterAct);
      return result;
    },
    takeBack: async (input: { slipDay: string; itemCode: string }) => {
      const { result } = await sendWithKey("slip", ["return", input], (idempotencyKey) =>
        returning.run({ input: { ...input, idempotencyKey } }),
      );
      if (result.data !== null) void refetchFields(client, staleAfterAct);
      return result;
    },
    isBusy: borrowing.isRunning || returning.isRunning,
  };
}
