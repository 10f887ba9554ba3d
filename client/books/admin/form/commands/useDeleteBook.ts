import type { OperationResult, PayloadOf } from "../../../../apollo/operationResult";
import { graphql } from "../../../../gql/gql";
import type { DeleteBookMutation as MutationData } from "../../../../gql/graphql";
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

interface DeleteBook {
  deleteBook: (id: string) => Promise<OperationResult<PayloadOf<MutationData>>>;
  isDeleting: boolean;
}

/** Deletes a book and removes it from every list. */
export function useDeleteBook(): DeleteBook {
  const { run, isRunning } = useBookOperation(DeleteBookMutation, "delete");
  return {
    deleteBook: (id) => run({ input: { id } }, (cache, { deletedBookId }) => removeBooks(cache, [deletedBookId])),
    isDeleting: isRunning,
  };
}
