import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type { CreateRegistrationInput } from "../gql/graphql";

const Create = graphql(`
  mutation CreateRegistration($input: CreateRegistrationInput!) {
    createRegistration(input: $input) {
      __typename
      ... on CreateRegistrationPayload {
        confirmsByMail
        message
      }
      ...OperationResult_userError
    }
  }
`);
const Confirm = graphql(`
  mutation ConfirmRegistration($input: ConfirmRegistrationInput!) {
    confirmRegistration(input: $input) {
      __typename
      ... on ConfirmRegistrationPayload {
        message
      }
      ...OperationResult_userError
    }
  }
`);

/** Nothing of it stays in the browser's cache: the computer may be a library's own. */
export function useRegistration() {
  const creating = useOperation(Create, "create", { isUncached: true });
  const confirming = useOperation(Confirm, "update", { isUncached: true });
  return {
    register: (input: CreateRegistrationInput) => creating.run({ input }),
    confirm: (code: string) => confirming.run({ input: { code } }),
    isBusy: creating.isRunning || confirming.isRunning,
  };
}
