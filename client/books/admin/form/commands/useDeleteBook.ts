import { graphql } from "../../../../gql/gql";
import { removeBooks } from "../../../bookCache";
import { useBookOperation } from "../../../useBookOperation";

const DeleteBookMutation = graphql(`
  mutation DeleteBook($input: DeleteBookInput!) {
    deleteBook(input: $input) {
      __typename
      ... on DeleteBookPayload {
        deletedBookId
        binEntryIds
      }
      ...OperationResult_userError
    }
  }
`);

/** Deletes a book and removes it from every list. */
export function useDeleteBook() {
  const { run, isRunning } = useBookOperation(DeleteBookMutation, "delete");
  return {
    deleteBook: (id: string) =>
      run({ input: { id } }, (cache, { deletedBookId }) => removeBooks(cache, [deletedBookId])),
    isDeleting: isRunning,
  };
}
