import { useOperation } from "../../apollo/useOperation";
import { useUpload } from "../../apollo/useUpload";
import { graphql } from "../../gql/gql";
import type { PhotoCommands } from "./usePhotoChange";

const UploadMyPhotoMutation = graphql(`
  mutation UploadMyPhoto($input: UploadMyPhotoInput!) {
    uploadMyPhoto(input: $input) {
      __typename
      ... on UploadMyPhotoPayload {
        student {
          id
          ...StudentPhoto_student
        }
      }
      ...OperationResult_userError
    }
  }
`);

const DeleteMyPhotoMutation = graphql(`
  mutation DeleteMyPhoto {
    deleteMyPhoto {
      __typename
      ... on DeleteMyPhotoPayload {
        student {
          id
          ...StudentPhoto_student
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** The user's own photo; everything that shows it follows by normalization. */
export function useOwnPhotoCommands(): PhotoCommands {
  const { upload, ...state } = useUpload(UploadMyPhotoMutation);
  const deletion = useOperation(DeleteMyPhotoMutation, "delete");
  return {
    uploadPhoto: (file) => upload({ input: { file } }),
    ...state,
    deletePhoto: () => deletion.run({}),
    isDeleting: deletion.isRunning,
  };
}
