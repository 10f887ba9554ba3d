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

/** Deletes a book and removes it from every list; `onDeleted` runs before its page learns that it is gone. */
export function useDeleteBook() {
  const { run, isRunning } = useBookOperation(DeleteBookMutation, "delete");
  return {
    deleteBook: (id: string, onDeleted: () => void) =>
      run({ input: { id } }, (cache, { deletedBookId }) => {
        onDeleted();
        removeBooks(cache, [deletedBookId]);
      }),
    isDeleting: isRunning,
  };
}
