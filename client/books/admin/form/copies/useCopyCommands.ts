import { graphql } from "../../../../gql/gql";
import type { CreateCopiesInput, UpdateCopiesInput } from "../../../../gql/graphql";
import { useBookOperation } from "../../../useBookOperation";
import { removeCopy, appendCopies } from "./copyCache";

/** The counts of a book that follow its copies. @public */
export const CopyCounts_book = graphql(`
  fragment CopyCounts_book on Book {
    id
    copiesCount
    availableCount
  }
`);

const CreateCopiesMutation = graphql(`
  mutation CreateCopies($input: CreateCopiesInput!) {
    createCopies(input: $input) {
      __typename
      ... on CreateCopiesPayload {
        copyEdges {
          cursor
          node {
            id
            ...CopyTableRow_copy
          }
        }
        book {
          ...CopyCounts_book
        }
      }
      ...OperationResult_userError
    }
  }
`);

const UpdateCopiesMutation = graphql(`
  mutation UpdateCopies($input: UpdateCopiesInput!) {
    updateCopies(input: $input) {
      __typename
      ... on UpdateCopiesPayload {
        copies {
          id
          ...CopyTableRow_copy
        }
        books {
          ...CopyCounts_book
        }
      }
      ...OperationResult_userError
    }
  }
`);

const DeleteCopyMutation = graphql(`
  mutation DeleteCopy($input: DeleteCopyInput!) {
    deleteCopy(input: $input) {
      __typename
      ... on DeleteCopyPayload {
        deletedCopyId
        binEntryIds
        book {
          ...CopyCounts_book
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Mutations of a book's copies; the counts follow. */
export function useCopyCommands(bookId: string) {
  const create = useBookOperation(CreateCopiesMutation, "create");
  const change = useBookOperation(UpdateCopiesMutation, "update");
  const remove = useBookOperation(DeleteCopyMutation, "delete");
  return {
    createCopies: (input: Omit<CreateCopiesInput, "bookId">) =>
      create.run({ input: { bookId, ...input } }, (cache, { copyEdges }) => appendCopies(cache, bookId, copyEdges)),
    updateCopies: (input: UpdateCopiesInput) => change.run({ input }),
    deleteCopy: (id: string) =>
      remove.run({ input: { id } }, (cache, { deletedCopyId }) => removeCopy(cache, bookId, deletedCopyId)),
    isCreating: create.isRunning,
    isChanging: change.isRunning || remove.isRunning,
  };
}

export type CopyCommands = ReturnType<typeof useCopyCommands>;
