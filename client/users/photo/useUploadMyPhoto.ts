import { useUpload } from "../../apollo/useUpload";
import { graphql } from "../../gql/gql";

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

/** Uploads the user's own photo; everything that shows it follows by normalization. */
export function useUploadMyPhoto() {
  const { upload, ...state } = useUpload(UploadMyPhotoMutation);
  return { uploadMyPhoto: (file: File) => upload({ input: { file } }), ...state };
}
