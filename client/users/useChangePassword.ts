import { useApolloClient } from "@apollo/client/react";
import { refetchFields } from "../apollo/forgetFields";
import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type { ChangePasswordInput } from "../gql/graphql";
import { dropCard } from "../offline/keptCard";

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
  const client = useApolloClient();
  const { run, isRunning } = useOperation(ChangePasswordMutation, "update");
  return {
    changePassword: (input: ChangePasswordInput) =>
      run({ input }, () => {
        // Whoever knew the old one may have this device in hand.
        void dropCard();
        void refetchFields(client, { User: ["passwordChangedAt"] });
      }),
    isChanging: isRunning,
  };
}
