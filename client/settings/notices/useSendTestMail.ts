import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";

const SendTestMailMutation = graphql(`
  mutation SendTestMail($input: SendTestMailInput!) {
    sendTestMail(input: $input) {
      __typename
      ... on SendTestMailPayload {
        sentTo
      }
      ...OperationResult_userError
    }
  }
`);

export function useSendTestMail() {
  const { run, isRunning } = useOperation(SendTestMailMutation, "update", { isUncached: true });
  return { sendTestMail: (to: string) => run({ input: { to } }), isSending: isRunning };
}
