import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";
import type { CreateAccessTokenInput, RevokeAccessTokenInput } from "../../gql/graphql";
import { useRefreshedUsers } from "./useRefreshedUsers";

const CreateAccessTokenMutation = graphql(`
  mutation CreateAccessToken($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) {
      __typename
      ... on CreateAccessTokenPayload {
        token
      }
      ...OperationResult_userError
    }
  }
`);
const RevokeAccessTokenMutation = graphql(`
  mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {
    revokeAccessToken(input: $input) {
      __typename
      ... on RevokeAccessTokenPayload {
        deletedAccessTokenId
      }
      ...OperationResult_userError
    }
  }
`);

/** The commands for one's own tokens; a token itself is not kept. */
export function useTokenCommands() {
  const refreshed = useRefreshedUsers();
  const creating = useOperation(CreateAccessTokenMutation, "create", { isUncached: true });
  const revoking = useOperation(RevokeAccessTokenMutation, "delete");
  return {
    create: (input: CreateAccessTokenInput) => refreshed(creating.run({ input })),
    revoke: (input: RevokeAccessTokenInput) => refreshed(revoking.run({ input })),
    isBusy: creating.isRunning || revoking.isRunning,
  };
}
