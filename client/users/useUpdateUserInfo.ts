import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type { UpdateUserInfoInput } from "../gql/graphql";

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

/** Updates the user's own account; everything that shows it follows by normalization. */
export function useUpdateUserInfo() {
  const { run, isRunning } = useOperation(UpdateUserInfoMutation, "update");
  return { updateUserInfo: (input: UpdateUserInfoInput) => run({ input }), isUpdating: isRunning };
}
