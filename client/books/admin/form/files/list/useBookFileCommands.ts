import { useUpload } from "../../../../../apollo/useUpload";
import { graphql } from "../../../../../gql/gql";
import type { AddBookLinkInput, UpdateBookFileInput } from "../../../../../gql/graphql";
import { useBookOperation } from "../../../../useBookOperation";

/** What a change of a book's files leaves in the cache. @public */
export const BookWithFiles_book = graphql(`
  fragment BookWithFiles_book on Book {
    id
    hasDigitalFile
    digitalFile
    files {
      id
      ...BookFileRow_bookFile
    }
    ...BookFormValues_book
  }
`);

const AddBookFileMutation = graphql(`
  mutation AddBookFile($input: AddBookFileInput!) {
    addBookFile(input: $input) {
      __typename
      ... on AddBookFilePayload {
        book {
          ...BookWithFiles_book
        }
      }
      ...OperationResult_userError
    }
  }
`);

const ReplaceBookFileMutation = graphql(`
  mutation ReplaceBookFile($input: ReplaceBookFileInput!) {
    replaceBookFile(input: $input) {
      __typename
      ... on ReplaceBookFilePayload {
        book {
          ...BookWithFiles_book
        }
      }
      ...OperationResult_userError
    }
  }
`);

const AddBookLinkMutation = graphql(`
  mutation AddBookLink($input: AddBookLinkInput!) {
    addBookLink(input: $input) {
      __typename
      ... on AddBookLinkPayload {
        book {
          ...BookWithFiles_book
        }
      }
      ...OperationResult_userError
    }
  }
`);

const UpdateBookFileMutation = graphql(`
  mutation UpdateBookFile($input: UpdateBookFileInput!) {
    updateBookFile(input: $input) {
      __typename
      ... on UpdateBookFilePayload {
        book {
          ...BookWithFiles_book
        }
      }
      ...OperationResult_userError
    }
  }
`);

const ReorderBookFilesMutation = graphql(`
  mutation ReorderBookFiles($input: ReorderBookFilesInput!) {
    reorderBookFiles(input: $input) {
      __typename
      ... on ReorderBookFilesPayload {
        book {
          ...BookWithFiles_book
        }
      }
      ...OperationResult_userError
    }
  }
`);

const RemoveBookFileMutation = graphql(`
  mutation RemoveBookFile($input: RemoveBookFileInput!) {
    removeBookFile(input: $input) {
      __typename
      ... on RemoveBookFilePayload {
        book {
          ...BookWithFiles_book
        }
        binEntryIds
      }
      ...OperationResult_userError
    }
  }
`);

/** Mutations of a book's files and links; each gives all of them back. */
export function useBookFileCommands(bookId: string) {
  const adding = useUpload(AddBookFileMutation);
  const replacing = useUpload(ReplaceBookFileMutation);
  const linking = useBookOperation(AddBookLinkMutation, "create");
  const updating = useBookOperation(UpdateBookFileMutation, "update");
  const ordering = useBookOperation(ReorderBookFilesMutation, "update");
  const removing = useBookOperation(RemoveBookFileMutation, "delete");
  const sending = adding.isUploading ? adding : replacing;
  return {
    addFile: (file: File) => adding.upload({ input: { id: bookId, file } }),
    replaceFile: (id: string, file: File) => replacing.upload({ input: { id, file } }),
    addLink: (link: Omit<AddBookLinkInput, "id">) => linking.run({ input: { id: bookId, ...link } }),
    updateFile: (input: UpdateBookFileInput) => updating.run({ input }),
    reorderFiles: (fileIds: readonly string[]) => ordering.run({ input: { id: bookId, fileIds: [...fileIds] } }),
    removeFile: (id: string) => removing.run({ input: { id } }),
    isSending: adding.isUploading || replacing.isUploading,
    isSaving: linking.isRunning || updating.isRunning,
    progress: sending.progress,
    cancel: sending.cancel,
  };
}

export type BookFileCommands = ReturnType<typeof useBookFileCommands>;
