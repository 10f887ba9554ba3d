import { graphql } from "../../../../gql/gql";
import type { UpdateBookInput } from "../../../../gql/graphql";
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

/** Updates a book; lists and pages follow by normalization. */
export function useUpdateBook() {
  const { run, isRunning } = useBookOperation(UpdateBookMutation, "update");
  return { updateBook: (input: UpdateBookInput) => run({ input }), isUpdating: isRunning };
}
