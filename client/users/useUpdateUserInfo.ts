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

/** Changes one's own account; whatever shows it follows by its id. */
export function useUpdateUserInfo(): UpdateUserInfo {
  const { run, isRunning } = useOperation(UpdateUserInfoMutation, "update");
  return { updateUserInfo: (input) => run({ input }), isUpdating: isRunning };
}
