import type { ApolloCache } from "@apollo/client";
import { removeRecords } from "../../../apollo/removeRecords";
import { useOperation } from "../../../apollo/useOperation";
import { useUpload } from "../../../apollo/useUpload";
import { graphql } from "../../../gql/gql";
import type {
  ConfigureStudentImportInput,
  DecideStudentImportRowsInput,
  PreviewStudentImportInput,
} from "../../../gql/graphql";

const UploadStudentImportMutation = graphql(`
  mutation UploadStudentImport($input: UploadStudentImportInput!) {
    uploadStudentImport(input: $input) {
      __typename
      ... on UploadStudentImportPayload {
        studentImport {
          ...StudentImportStatus_studentImport
          ...StudentColumnsStep_studentImport
          id
          databaseId
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Uploads a file of students. */
export function useUploadStudentImport() {
  const { upload, ...state } = useUpload(UploadStudentImportMutation);
  return {
    uploadStudentImport: (file: File) => upload({ input: { file } }, forgetImports),
    ...state,
  };
}

const ConfigureStudentImportMutation = graphql(`
  mutation ConfigureStudentImport($input: ConfigureStudentImportInput!) {
    configureStudentImport(input: $input) {
      __typename
      ... on ConfigureStudentImportPayload {
        studentImport {
          ...StudentImportStatus_studentImport
          ...StudentColumnsStep_studentImport
          id
        }
      }
      ...OperationResult_userError
    }
  }
`);
const PreviewStudentImportMutation = graphql(`
  mutation PreviewStudentImport($input: PreviewStudentImportInput!) {
    previewStudentImport(input: $input) {
      __typename
      ... on PreviewStudentImportPayload {
        studentImport {
          ...StudentImportStatus_studentImport
          id
        }
      }
      ...OperationResult_userError
    }
  }
`);
const DecideStudentImportRowsMutation = graphql(`
  mutation DecideStudentImportRows($input: DecideStudentImportRowsInput!) {
    decideStudentImportRows(input: $input) {
      __typename
      ... on DecideStudentImportRowsPayload {
        studentImport {
          ...StudentImportStatus_studentImport
          id
        }
      }
      ...OperationResult_userError
    }
  }
`);
const StartStudentImportMutation = graphql(`
  mutation StartStudentImport($input: StartStudentImportInput!) {
    startStudentImport(input: $input) {
      __typename
      ... on StartStudentImportPayload {
        studentImport {
          ...StudentImportStatus_studentImport
          id
        }
      }
      ...OperationResult_userError
    }
  }
`);
const UndoStudentImportMutation = graphql(`
  mutation UndoStudentImport($input: UndoStudentImportInput!) {
    undoStudentImport(input: $input) {
      __typename
      ... on UndoStudentImportPayload {
        studentImport {
          ...StudentImportStatus_studentImport
          id
        }
      }
      ...OperationResult_userError
    }
  }
`);
const DiscardStudentImportMutation = graphql(`
  mutation DiscardStudentImport($input: DiscardStudentImportInput!) {
    discardStudentImport(input: $input) {
      __typename
      ... on DiscardStudentImportPayload {
        message
      }
      ...OperationResult_userError
    }
  }
`);

/** Takes an import of students from step to step. */
export function useStudentImportCommands() {
  const configuring = useOperation(ConfigureStudentImportMutation, "update");
  const previewing = useOperation(PreviewStudentImportMutation, "update");
  const deciding = useOperation(DecideStudentImportRowsMutation, "update");
  const starting = useOperation(StartStudentImportMutation, "update");
  const undoing = useOperation(UndoStudentImportMutation, "delete");
  const discarding = useOperation(DiscardStudentImportMutation, "delete");
  return {
    configureStudentImport: (input: ConfigureStudentImportInput) => configuring.run({ input }),
    previewStudentImport: (input: PreviewStudentImportInput) =>
      previewing.run({ input }, (cache, { studentImport }) => evictStudentImportRows(cache, studentImport)),
    decideStudentImportRows: (input: DecideStudentImportRowsInput) =>
      deciding.run({ input }, (cache, { studentImport }) => evictStudentImportRows(cache, studentImport)),
    startStudentImport: (id: string) => starting.run({ input: { id } }),
    undoStudentImport: (id: string) => undoing.run({ input: { id } }),
    discardStudentImport: (id: string) =>
      discarding.run({ input: { id } }, (cache) => {
        forgetImports(cache);
        removeRecords(cache, new Set([cache.identify({ __typename: "StudentImport", id }) ?? ""]));
      }),
    isConfiguring: configuring.isRunning,
    isPreviewing: previewing.isRunning,
    isDeciding: deciding.isRunning,
    isBusy: starting.isRunning || undoing.isRunning || discarding.isRunning,
  };
}

/** The list of imports is asked for again when it is shown. */
export function forgetImports(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "studentImports" });
}

/** The cached outcomes of the rows, and who is waiting for a code, are no longer valid. */
export function evictStudentImportRows(cache: ApolloCache, { id }: { id: string }): void {
  for (const fieldName of ["rows", "classes", "students"]) {
    cache.evict({ id: cache.identify({ __typename: "StudentImport", id }) ?? "", fieldName });
  }
}
