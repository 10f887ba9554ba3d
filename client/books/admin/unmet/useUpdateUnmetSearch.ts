import { useApolloClient } from "@apollo/client/react";
import { refetchFields } from "../../../apollo/forgetFields";
import { useOperation } from "../../../apollo/useOperation";
import { graphql } from "../../../gql/gql";

const UpdateUnmetSearchMutation = graphql(`
  mutation UpdateUnmetSearch($input: UpdateUnmetSearchInput!) {
    updateUnmetSearch(input: $input) {
      __typename
      ... on UpdateUnmetSearchPayload {
        unmetSearch {
          id
          ...UnmetColumns_unmetSearch
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Marks a search in vain as seen to, or not; the lists are read again, since it goes from one to the other. */
export function useUpdateUnmetSearch() {
  const client = useApolloClient();
  const { run, isRunning } = useOperation(UpdateUnmetSearchMutation, "update");
  return {
    updateUnmetSearch: async (id: string, isDone: boolean) => {
      const result = await run({ input: { id, isDone } });
      await refetchFields(client, { Query: ["unmetSearches"] });
      return result;
    },
    isUpdating: isRunning,
  };
}
