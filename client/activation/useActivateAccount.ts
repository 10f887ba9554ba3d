import { useState } from "react";
import type { OperationResult, PayloadOf } from "../apollo/operationResult";
import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type { ActivateAccountInput, ActivateAccountMutation as Answer } from "../gql/graphql";
import { keepViewer } from "../session/useViewer";

const ActivateAccountMutation = graphql(`
  mutation ActivateAccount($input: ActivateAccountInput!) {
    activateAccount(input: $input) {
      __typename
      ... on ActivateAccountPayload {
        user {
          id
          ...Viewer_user
        }
      }
      ...OperationResult_userError
    }
  }
`);

export interface ActivateAccount {
  /** With status 200 the account is there and its owner logged in. */
  activateAccount: (input: ActivateAccountInput) => Promise<OperationResult<PayloadOf<Answer>>>;
  isActivating: boolean;
  isActivated: boolean;
}

export function useActivateAccount(): ActivateAccount {
  const { run, isRunning } = useOperation(ActivateAccountMutation, "login");
  const [isActivated, setIsActivated] = useState(false);
  return {
    activateAccount: (input) =>
      run({ input }, (cache, { user }) => {
        setIsActivated(true);
        keepViewer(cache, user);
      }),
    isActivating: isRunning,
    isActivated,
  };
}
