import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";
import type {
  DisableSecondFactorInput,
  EnableSecondFactorInput,
  RenewRecoveryCodesInput,
  StartSecondFactorInput,
} from "../../gql/graphql";

const StartSecondFactorMutation = graphql(`
  mutation StartSecondFactor($input: StartSecondFactorInput!) {
    startSecondFactor(input: $input) {
      __typename
      ... on StartSecondFactorPayload {
        key
        address
        enrolment
      }
      ...OperationResult_userError
    }
  }
`);
const EnableSecondFactorMutation = graphql(`
  mutation EnableSecondFactor($input: EnableSecondFactorInput!) {
    enableSecondFactor(input: $input) {
      __typename
      ... on EnableSecondFactorPayload {
        recoveryCodes
      }
      ...OperationResult_userError
    }
  }
`);
const DisableSecondFactorMutation = graphql(`
  mutation DisableSecondFactor($input: DisableSecondFactorInput!) {
    disableSecondFactor(input: $input) {
      __typename
      ... on DisableSecondFactorPayload {
        user {
          id
          ...SecondFactorSection_user
        }
      }
      ...OperationResult_userError
    }
  }
`);
const RenewRecoveryCodesMutation = graphql(`
  mutation RenewRecoveryCodes($input: RenewRecoveryCodesInput!) {
    renewRecoveryCodes(input: $input) {
      __typename
      ... on RenewRecoveryCodesPayload {
        recoveryCodes
      }
      ...OperationResult_userError
    }
  }
`);

/** The commands for one's own second factor. What is secret never comes into the cache. */
export function useSecondFactorCommands() {
  const starting = useOperation(StartSecondFactorMutation, "update", { isUncached: true });
  const enabling = useOperation(EnableSecondFactorMutation, "update", { isUncached: true });
  const disabling = useOperation(DisableSecondFactorMutation, "update");
  const renewing = useOperation(RenewRecoveryCodesMutation, "update", { isUncached: true });
  return {
    start: (input: StartSecondFactorInput) => starting.run({ input }),
    enable: (input: EnableSecondFactorInput) => enabling.run({ input }),
    disable: (input: DisableSecondFactorInput) => disabling.run({ input }),
    renew: (input: RenewRecoveryCodesInput) => renewing.run({ input }),
    isBusy: starting.isRunning || enabling.isRunning || disabling.isRunning || renewing.isRunning,
  };
}
