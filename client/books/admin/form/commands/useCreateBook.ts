import { graphql } from "../../../../gql/gql";
import type { CreateBookInput } from "../../../../gql/graphql";
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

/** Creates a book and prepends it to the loaded lists. */
export function useCreateBook() {
  const { run, isRunning } = useBookOperation(CreateBookMutation, "create");
  return {
    createBook: (input: CreateBookInput) => run({ input }, (cache, { bookEdge }) => addCreatedBook(cache, bookEdge)),
    isCreating: isRunning,
  };
}
