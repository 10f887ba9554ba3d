import type { OperationResult, PayloadOf } from "../../apollo/operationResult";
import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";
import type { DeleteMyPhotoMutation as MutationData } from "../../gql/graphql";

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

interface DeleteMyPhoto {
  deleteMyPhoto: () => Promise<OperationResult<PayloadOf<MutationData>>>;
  isDeleting: boolean;
}

export function useDeleteMyPhoto(): DeleteMyPhoto {
  const { run, isRunning } = useOperation(DeleteMyPhotoMutation, "delete");
  return { deleteMyPhoto: () => run({}), isDeleting: isRunning };
}
