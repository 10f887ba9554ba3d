import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { refetchFields } from "../../apollo/forgetFields";
import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";
import type { CreateClassSetInput } from "../../gql/graphql";
import { sendWithKey } from "../sendWithKey";
import { staleAfterAct, staleAfterUndo } from "../staleFields";

const CreateClassSetMutation = graphql(`
  mutation CreateClassSet($input: CreateClassSetInput!) {
    createClassSet(input: $input) {
      __typename
      ... on CreateClassSetPayload {
        classSet {
          id
          databaseId
        }
      }
      ...OperationResult_userError
    }
  }
`);

const SwapClassSetCopiesMutation = graphql(`
  mutation SwapClassSetCopies($input: SwapClassSetCopiesInput!) {
    swapClassSetCopies(input: $input) {
      __typename
      ... on SwapClassSetCopiesPayload {
        actId
        classSet {
          id
          ...ClassSetDesk_classSet
        }
        borrowing {
          id
          itemCode
          studentName
        }
        other {
          id
          itemCode
          studentName
        }
      }
      ...OperationResult_userError
    }
  }
`);

const UndoClassSetMutation = graphql(`
  mutation UndoClassSet($input: UndoClassSetInput!) {
    undoClassSet(input: $input) {
      __typename
      ... on UndoClassSetPayload {
        loans
      }
      ...OperationResult_userError
    }
  }
`);

/** A new set stands where its due date puts it: the lists are asked for again when they are shown. */
function forgetSetLists(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "classSets" });
}

/** What is done with a whole set. Sent again because no answer came, a command has the same key. */
export function useClassSetCommands() {
  const client = useApolloClient();
  const creating = useOperation(CreateClassSetMutation, "create");
  const swapping = useOperation(SwapClassSetCopiesMutation, "update");
  const undoing = useOperation(UndoClassSetMutation, "delete");
  return {
    create: async (input: Omit<CreateClassSetInput, "idempotencyKey">) => {
      const { result } = await sendWithKey("class set", [input], (idempotencyKey) =>
        creating.run({ input: { ...input, idempotencyKey } }, forgetSetLists),
      );
      return result;
    },
    swap: async (classSetId: string, borrowingId: string, otherBorrowingId: string) => {
      const sent = await sendWithKey(classSetId, ["swap", borrowingId, otherBorrowingId], (idempotencyKey) =>
        swapping.run({ input: { classSetId, borrowingId, otherBorrowingId, idempotencyKey } }),
      );
      if (sent.result.data !== null) void refetchFields(client, staleAfterAct);
      return sent;
    },
    undoSet: (id: string) => undoing.run({ input: { id } }),
    /** Once its screen is left, which would otherwise ask for what is gone. */
    forgetUndone: () => refetchFields(client, staleAfterUndo),
    isBusy: creating.isRunning || swapping.isRunning || undoing.isRunning,
  };
}
