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

/** Sets one's own photo; whatever shows it follows by the student's id. */
export function useUploadMyPhoto() {
  const { upload, ...state } = useUpload(UploadMyPhotoMutation);
  return { uploadMyPhoto: (file: File) => upload({ input: { file } }), ...state };
}
