import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";

const Ask = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      __typename
      ... on RequestPasswordResetPayload {
        message
      }
      ...OperationResult_userError
    }
  }
`);
const Redeem = graphql(`
  mutation RedeemPasswordReset($input: RedeemPasswordResetInput!) {
    redeemPasswordReset(input: $input) {
      __typename
      ... on RedeemPasswordResetPayload {
        message
      }
      ...OperationResult_userError
    }
  }
`);

export function useAskForCode() {
  const { run, isRunning } = useOperation(Ask, "create", { isUncached: true });
  return { ask: (account: string) => run({ input: { account } }), isAsking: isRunning };
}

export function useRedeemCode() {
  const { run, isRunning } = useOperation(Redeem, "update", { isUncached: true });
  return { redeem: (code: string, password: string) => run({ input: { code, password } }), isRedeeming: isRunning };
}
