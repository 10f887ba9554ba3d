import type { OperationResult, PayloadOf } from "../apollo/operationResult";
import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type { UpdateUserInfoInput, UpdateUserInfoMutation as MutationData } from "../gql/graphql";

const UpdateUserInfoMutation = graphql(`
  mutation UpdateUserInfo($input: UpdateUserInfoInput!) {
    updateUserInfo(input: $input) {
      __typename
      ... on UpdateUserInfoPayload {
        user {
          id
          ...Viewer_user
          ...UserIdentity_user
          ...UserInfoForm_user
        }
      }
      ...OperationResult_userError
    }
  }
`);

interface UpdateUserInfo {
  updateUserInfo: (input: UpdateUserInfoInput) => Promise<OperationResult<PayloadOf<MutationData>>>;
  isUpdating: boolean;
}

/** Updates the user's own account; everything that shows it follows by normalization. */
export function useUpdateUserInfo(): UpdateUserInfo {
  const { run, isRunning } = useOperation(UpdateUserInfoMutation, "update");
  return { updateUserInfo: (input) => run({ input }), isUpdating: isRunning };
}
