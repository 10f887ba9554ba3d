import { useApolloClient } from "@apollo/client/react";
import { refetchFields } from "../../apollo/forgetFields";
import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";

const RetryNoticeMessageMutation = graphql(`
  mutation RetryNoticeMessage($input: RetryNoticeMessageInput!) {
    retryNoticeMessage(input: $input) {
      __typename
      ... on RetryNoticeMessagePayload {
        noticeMessage {
          id
          ...NoticeColumns_noticeMessage
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Lets an e-mail that has failed wait once more; the lists are read again, since it goes from one to another. */
export function useRetryNotice() {
  const client = useApolloClient();
  const { run, isRunning } = useOperation(RetryNoticeMessageMutation, "update");
  return {
    retry: async (id: string) => {
      const result = await run({ input: { id } });
      await refetchFields(client, { Query: ["noticeMessages"] });
      return result;
    },
    isRetrying: isRunning,
  };
}
