import { useOperation } from "../../../apollo/useOperation";
import { useUpload } from "../../../apollo/useUpload";
import { graphql } from "../../../gql/gql";

const UploadStudentPhotoMutation = graphql(`
  mutation UploadStudentPhoto($input: UploadStudentPhotoInput!) {
    uploadStudentPhoto(input: $input) {
      __typename
      ... on UploadStudentPhotoPayload {
        student {
          id
          ...StudentPhoto_student
        }
      }
      ...OperationResult_userError
    }
  }
`);
const DeleteStudentPhotoMutation = graphql(`
  mutation DeleteStudentPhoto($input: DeleteStudentPhotoInput!) {
    deleteStudentPhoto(input: $input) {
      __typename
      ... on DeleteStudentPhotoPayload {
        student {
          id
          ...StudentPhoto_student
        }
      }
      ...OperationResult_userError
    }
  }
`);

export function useStudentPhotoCommands() {
  const { upload, ...state } = useUpload(UploadStudentPhotoMutation);
  const deletion = useOperation(DeleteStudentPhotoMutation, "delete");
  return {
    ...state,
    uploadPhoto: (id: string, file: File) => upload({ input: { id, file } }),
    deletePhoto: (id: string) => deletion.run({ input: { id } }),
    isDeleting: deletion.isRunning,
  };
}
