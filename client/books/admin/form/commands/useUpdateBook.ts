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

/** Updates a book; lists and pages follow by normalization. */
export function useUpdateBook(): UpdateBook {
  const { run, isRunning } = useBookOperation(UpdateBookMutation, "update");
  return { updateBook: (input) => run({ input }), isUpdating: isRunning };
}
