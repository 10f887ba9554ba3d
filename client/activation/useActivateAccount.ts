import { useState } from "react";
import type { OperationResult, PayloadOf } from "../apollo/operationResult";
import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type { ActivateAccountInput, ActivateAccountMutation as MutationData } from "../gql/graphql";
import { writeViewer } from "../session/useViewer";

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
  /** With status 200 the account exists and its owner is logged in. */
  activateAccount: (input: ActivateAccountInput) => Promise<OperationResult<PayloadOf<MutationData>>>;
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
        writeViewer(cache, user);
      }),
    isActivating: isRunning,
    isActivated,
  };
}
