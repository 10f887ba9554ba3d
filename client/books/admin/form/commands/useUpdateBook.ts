import type { OperationResult, PayloadOf } from "../../../../apollo/operationResult";
import { graphql } from "../../../../gql/gql";
import type { UpdateBookInput, UpdateBookMutation as MutationData } from "../../../../gql/graphql";
import { useBookOperation } from "../../../useBookOperation";

const UpdateBookMutation = graphql(`
  mutation UpdateBook($input: UpdateBookInput!) {
    updateBook(input: $input) {
      __typename
      ... on UpdateBookPayload {
        book {
          id
          ...BookFormValues_book
          ...ListedBook_book
        }
        binEntryIds
      }
      ...OperationResult_userError
    }
  }
`);

interface UpdateBook {
  updateBook: (input: UpdateBookInput) => Promise<OperationResult<PayloadOf<MutationData>>>;
  isUpdating: boolean;
}

/** Changes a book; every list and the current book follow by its id. */
export function useUpdateBook(): UpdateBook {
  const { run, isRunning } = useBookOperation(UpdateBookMutation, "update");
  return { updateBook: (input) => run({ input }), isUpdating: isRunning };
}
