import { useState } from "react";
import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type { ActivateAccountInput } from "../gql/graphql";
import { claimCard } from "../offline/keptCard";
import { requireKeptSession, watchSession } from "../session/requireKeptSession";
import { writeLogin } from "../session/writeLogin";

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

export function useActivateAccount() {
  const { run, isRunning } = useOperation(ActivateAccountMutation, "login");
  const [isActivated, setIsActivated] = useState(false);
  return {
    /** With status 200 the account exists and its owner is logged in. */
    activateAccount: async (input: ActivateAccountInput) => {
      const isKept = watchSession();
      const result = await run({ input }, (cache, { user }) => {
        if (!isKept()) return;
        setIsActivated(true);
        writeLogin(cache, user);
        void claimCard(user.id);
      });
      const { message, ...kept } = requireKeptSession(result, isKept());
      return {
        ...kept,
        message: result.data !== null && kept.data === null ? `Akun sudah aktif. ${message}` : message,
      };
    },
    isActivating: isRunning,
    isActivated,
  };
}

export type ActivateAccount = ReturnType<typeof useActivateAccount>;
