import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type { ChangePasswordInput } from "../gql/graphql";

const ChangePasswordMutation = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      __typename
      ... on ChangePasswordPayload {
        message
      }
      ...OperationResult_userError
    }
  }
`);

export function useChangePassword() {
  const { run, isRunning } = useOperation(ChangePasswordMutation, "update");
  return { changePassword: (input: ChangePasswordInput) => run({ input }), isChanging: isRunning };
}
