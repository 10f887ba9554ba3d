import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { FileUpload } from "../../../../admin/files/useFileChoice";
import type { OperationResult, PayloadOf } from "../../../../apollo/operationResult";
import { useUpload } from "../../../../apollo/useUpload";
import { refetchAuthorities } from "../../../../authorities/refetchAuthorities";
import { graphql } from "../../../../gql/gql";
import { useBookOperation } from "../../../useBookOperation";

const UploadBookCoverMutation = graphql(`
  mutation UploadBookCover($input: UploadBookCoverInput!) {
    uploadBookCover(input: $input) {
      __typename
      ... on UploadBookCoverPayload {
        book {
          id
          ...BookFormValues_book
          ...BookCover_book
        }
      }
      ...OperationResult_userError
    }
  }
`);

const UploadBookFileMutation = graphql(`
  mutation UploadBookFile($input: UploadBookFileInput!) {
    uploadBookFile(input: $input) {
      __typename
      ... on UploadBookFilePayload {
        book {
          id
          ...BookWithFiles_book
        }
      }
      ...OperationResult_userError
    }
  }
`);

const DeleteBookFileMutation = graphql(`
  mutation DeleteBookFile($input: DeleteBookFileInput!) {
    deleteBookFile(input: $input) {
      __typename
      ... on DeleteBookFilePayload {
        book {
          id
          ...BookWithFiles_book
        }
        binEntryIds
      }
      ...OperationResult_userError
    }
  }
`);

type FileInput = OperationVariables & { input: { id: string; file: File } };

function useBookUpload<Data, Variables extends FileInput>(mutation: TypedDocumentNode<Data, Variables>): FileUpload {
  const client = useApolloClient();
  const { upload, ...state } = useUpload(mutation);
  return {
    ...state,
    upload: async (id, file) => {
      const result: OperationResult<PayloadOf<Data>> | null = await upload({ input: { id, file } } as Variables);
      if (result?.data) void refetchAuthorities(client);
      return result;
    },
  };
}

/** Uploads a cover; everything that shows it follows by normalization. */
export function useUploadBookCover(): FileUpload {
  return useBookUpload(UploadBookCoverMutation);
}

/** Sets `digitalFile`. */
export function useUploadBookFile(): FileUpload {
  return useBookUpload(UploadBookFileMutation);
}

/** Clears `digitalFile`. */
export function useDeleteBookFile() {
  const { run, isRunning } = useBookOperation(DeleteBookFileMutation, "delete");
  return { deleteBookFile: (id: string) => run({ input: { id } }), isDeleting: isRunning };
}
