import type { OperationResult, PayloadOf } from "../../../../apollo/operationResult";
import { graphql } from "../../../../gql/gql";
import type { CreateBookInput, CreateBookMutation as MutationData } from "../../../../gql/graphql";
import { addCreatedBook } from "../../../bookCache";
import { useBookOperation } from "../../../useBookOperation";

const CreateBookMutation = graphql(`
  mutation CreateBook($input: CreateBookInput!) {
    createBook(input: $input) {
      __typename
      ... on CreateBookPayload {
        bookEdge {
          cursor
          node {
            id
            databaseId
            title
            digitalFile
            copiesCount
            availableCount
            ...BookFormValues_book
            ...ListedBook_book
          }
        }
      }
      ...OperationResult_userError
    }
  }
`);

interface CreateBook {
  createBook: (input: CreateBookInput) => Promise<OperationResult<PayloadOf<MutationData>>>;
  isCreating: boolean;
}

/** Creates a book and prepends it to the loaded lists. */
export function useCreateBook(): CreateBook {
  const { run, isRunning } = useBookOperation(CreateBookMutation, "create");
  return {
    createBook: (input) => run({ input }, (cache, { bookEdge }) => addCreatedBook(cache, bookEdge)),
    isCreating: isRunning,
  };
}
