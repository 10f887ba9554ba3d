import type { OperationResult, PayloadOf } from "../apollo/operationResult";
import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type { ChangePasswordInput, ChangePasswordMutation as MutationData } from "../gql/graphql";

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

interface ChangePassword {
  changePassword: (input: ChangePasswordInput) => Promise<OperationResult<PayloadOf<MutationData>>>;
  isChanging: boolean;
}

export function useChangePassword(): ChangePassword {
  const { run, isRunning } = useOperation(ChangePasswordMutation, "update");
  return { changePassword: (input) => run({ input }), isChanging: isRunning };
}
