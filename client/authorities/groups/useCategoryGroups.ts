import { useApolloClient } from "@apollo/client/react";
import { refetchFields } from "../../apollo/forgetFields";
import type { OperationResult } from "../../apollo/operationResult";
import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";
import type { CategoryGroupInput } from "../../gql/graphql";

export const CategoryGroupProposalsQuery = graphql(`
  query CategoryGroupProposals {
    categoryGroupProposals {
      isAnswered
      total
      proposals {
        proposed
        category {
          id
          databaseId
          name
          booksCount
        }
      }
    }
  }
`);

const SetCategoryGroupsMutation = graphql(`
  mutation SetCategoryGroups($input: SetCategoryGroupsInput!) {
    setCategoryGroups(input: $input) {
      __typename
      ... on SetCategoryGroupsPayload {
        categories {
          id
          collectionGroup
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** What the groups of categories change on screen. */
const STALE = { Query: ["categoryGroupProposals", "accreditationReport"] } as const;

/** Sets the groups of several categories in one act; none at all answers that all stay as they are. */
export function useSetCategoryGroups(): {
  setGroups: (groups: readonly CategoryGroupInput[]) => Promise<OperationResult<unknown>>;
  isBusy: boolean;
} {
  const client = useApolloClient();
  const { run, isRunning } = useOperation(SetCategoryGroupsMutation, "update");
  return {
    setGroups: async (groups) => {
      const result = await run({ input: { groups: [...groups] } });
      if (result.data !== null) void refetchFields(client, STALE);
      return result;
    },
    isBusy: isRunning,
  };
}
