import { useApolloClient } from "@apollo/client/react";
import { useOperation } from "../../apollo/useOperation";
import { useUpload } from "../../apollo/useUpload";
import { graphql } from "../../gql/gql";
import { trackCovers } from "./trackCovers";

const UploadCoversMutation = graphql(`
  mutation UploadCovers($input: UploadCoversInput!) {
    uploadCovers(input: $input) {
      __typename
      ... on UploadCoversPayload {
        coverImport {
          ...CoverStatus_coverImport
          id
          databaseId
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Sends an archive of covers, which is then tracked until it has ended. */
export function useUploadCovers() {
  const { upload, ...state } = useUpload(UploadCoversMutation);
  const client = useApolloClient();
  return {
    uploadCovers: async (file: File, replacesCovers: boolean) => {
      const result = await upload({ input: { file, replacesCovers } });
      if (result?.data) {
        client.cache.evict({ id: "ROOT_QUERY", fieldName: "coverImports" });
        trackCovers(client, result.data.coverImport.id);
      }
      return result;
    },
    ...state,
  };
}

const CancelCoversMutation = graphql(`
  mutation CancelCovers($input: CancelCoversInput!) {
    cancelCovers(input: $input) {
      __typename
      ... on CancelCoversPayload {
        coverImport {
          ...CoverStatus_coverImport
          id
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Ends an archive of covers early. */
export function useCancelCovers() {
  const { run, isRunning } = useOperation(CancelCoversMutation, "update");
  return { cancelCovers: (id: string) => run({ input: { id } }), isCancelling: isRunning };
}
