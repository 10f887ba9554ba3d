import type { ApolloCache } from "@apollo/client";
import { removeRecords } from "../apollo/removeRecords";
import { useOperation } from "../apollo/useOperation";
import { useUpload } from "../apollo/useUpload";
import { graphql } from "../gql/gql";
import type { ConfigureBookImportInput, DecideBookImportRowInput } from "../gql/graphql";

const UploadBookImportMutation = graphql(`
  mutation UploadBookImport($input: UploadBookImportInput!) {
    uploadBookImport(input: $input) {
      __typename
      ... on UploadBookImportPayload {
        bookImport {
          ...ImportStatus_bookImport
          ...ColumnsStep_bookImport
          id
          databaseId
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Uploads a file of books. */
export function useUploadBookImport() {
  const { upload, ...state } = useUpload(UploadBookImportMutation);
  return {
    uploadBookImport: (file: File) => upload({ input: { file } }, forgetImports),
    ...state,
  };
}

const ConfigureBookImportMutation = graphql(`
  mutation ConfigureBookImport($input: ConfigureBookImportInput!) {
    configureBookImport(input: $input) {
      __typename
      ... on ConfigureBookImportPayload {
        bookImport {
          ...ImportStatus_bookImport
          ...ColumnsStep_bookImport
          id
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Changes how the uploaded file is read. */
export function useConfigureBookImport() {
  const { run, isRunning } = useOperation(ConfigureBookImportMutation, "update");
  return {
    configureBookImport: (input: ConfigureBookImportInput) =>
      run({ input }, (cache, { bookImport }) => evictRows(cache, bookImport)),
    isConfiguring: isRunning,
  };
}

const PreviewBookImportMutation = graphql(`
  mutation PreviewBookImport($input: PreviewBookImportInput!) {
    previewBookImport(input: $input) {
      __typename
      ... on PreviewBookImportPayload {
        bookImport {
          ...ImportStatus_bookImport
          id
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Starts the preview of all rows. */
export function usePreviewBookImport() {
  const { run, isRunning } = useOperation(PreviewBookImportMutation, "update");
  return {
    previewBookImport: (id: string) => run({ input: { id } }, (cache, { bookImport }) => evictRows(cache, bookImport)),
    isStartingPreview: isRunning,
  };
}

const DecideBookImportRowMutation = graphql(`
  mutation DecideBookImportRow($input: DecideBookImportRowInput!) {
    decideBookImportRow(input: $input) {
      __typename
      ... on DecideBookImportRowPayload {
        bookImport {
          ...ImportStatus_bookImport
          id
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Decides what becomes of one row; the preview is done again, and until then the row shows the decision. */
export function useDecideBookImportRow() {
  const { run, isRunning } = useOperation(DecideBookImportRowMutation, "update");
  return {
    decideBookImportRow: (input: DecideBookImportRowInput, rowId: string) =>
      run({ input }, (cache) => {
        cache.modify({
          id: cache.identify({ __typename: "BookImportRow", id: rowId }) ?? "",
          fields: {
            ownBook: (before: string) => (input.asOwnBook ? "DECIDED" : before === "DECIDED" ? "POSSIBLE" : before),
          },
        });
      }),
    isDeciding: isRunning,
  };
}

const StartBookImportMutation = graphql(`
  mutation StartBookImport($input: StartBookImportInput!) {
    startBookImport(input: $input) {
      __typename
      ... on StartBookImportPayload {
        bookImport {
          ...ImportStatus_bookImport
          id
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Starts the import, which continues if the page is left. */
export function useStartBookImport() {
  const { run, isRunning } = useOperation(StartBookImportMutation, "update");
  return { startBookImport: (id: string) => run({ input: { id } }), isStarting: isRunning };
}

const CancelBookImportMutation = graphql(`
  mutation CancelBookImport($input: CancelBookImportInput!) {
    cancelBookImport(input: $input) {
      __typename
      ... on CancelBookImportPayload {
        bookImport {
          ...ImportStatus_bookImport
          id
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Cancels a preview, or an import as a whole. */
export function useCancelBookImport() {
  const { run, isRunning } = useOperation(CancelBookImportMutation, "update");
  return { cancelBookImport: (id: string) => run({ input: { id } }), isCancelling: isRunning };
}

const UndoBookImportMutation = graphql(`
  mutation UndoBookImport($input: UndoBookImportInput!) {
    undoBookImport(input: $input) {
      __typename
      ... on UndoBookImportPayload {
        bookImport {
          ...ImportStatus_bookImport
          id
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Starts undoing an import. */
export function useUndoBookImport() {
  const { run, isRunning } = useOperation(UndoBookImportMutation, "delete");
  return { undoBookImport: (id: string) => run({ input: { id } }), isStartingUndo: isRunning };
}

const DiscardBookImportMutation = graphql(`
  mutation DiscardBookImport($input: DiscardBookImportInput!) {
    discardBookImport(input: $input) {
      __typename
      ... on DiscardBookImportPayload {
        message
      }
      ...OperationResult_userError
    }
  }
`);

/** Discards an uploaded file that was not imported. */
export function useDiscardBookImport() {
  const { run, isRunning } = useOperation(DiscardBookImportMutation, "delete");
  return {
    discardBookImport: (id: string) =>
      run({ input: { id } }, (cache) => {
        forgetImports(cache);
        removeRecords(cache, new Set([cache.identify({ __typename: "BookImport", id }) ?? ""]));
      }),
    isDiscarding: isRunning,
  };
}

/** The list of imports is asked for again when it is shown. */
export function forgetImports(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "bookImports" });
}

/** The cached outcomes of the rows, what an undo would do, and which books await a cover, are no longer valid. */
export function evictRows(cache: ApolloCache, { id }: { id: string }): void {
  for (const fieldName of ["rows", "kept", "undoPreview", "undoRefusal"]) {
    cache.evict({ id: cache.identify({ __typename: "BookImport", id }) ?? "", fieldName });
  }
  cache.evict({ id: "ROOT_QUERY", fieldName: "booksAwaitingCover" });
}
