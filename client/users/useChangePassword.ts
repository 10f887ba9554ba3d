import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type { ChangePasswordInput } from "../gql/graphql";
import { dropCard } from "../offline/keptCard";
import { ViewerQuery } from "../session/useViewer";

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
  return {
    changePassword: (input: ChangePasswordInput) =>
      run({ input }, (cache) => {
        // From now on it is the owner's own.
        const viewer = cache.readQuery({ query: ViewerQuery })?.viewer;
        if (viewer) cache.modify({ id: cache.identify(viewer) ?? "", fields: { passwordExpiresAt: () => null } });
        // Whoever knew the old one may have this device in hand.
        void dropCard();
      }),
    isChanging: isRunning,
  };
}
