import { useApolloClient } from "@apollo/client/react";
import { refetchFields } from "../apollo/forgetFields";
import { removeRecords } from "../apollo/removeRecords";
import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type { CreateSuggestionInput } from "../gql/graphql";

const Create = graphql(`
  mutation CreateSuggestion($input: CreateSuggestionInput!) {
    createSuggestion(input: $input) {
      __typename
      ... on CreateSuggestionPayload {
        suggestion {
          id
          title
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Delete = graphql(`
  mutation DeleteSuggestion($input: DeleteSuggestionInput!) {
    deleteSuggestion(input: $input) {
      __typename
      ... on DeleteSuggestionPayload {
        deletedSuggestionId
        binEntryIds
      }
      ...OperationResult_userError
    }
  }
`);
const Vote = graphql(`
  mutation VoteForSuggestion($input: VoteForSuggestionInput!) {
    voteForSuggestion(input: $input) {
      __typename
      ... on VoteForSuggestionPayload {
        suggestion {
          id
          votesCount
          viewerVoted
          viewerCanDelete
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Unvote = graphql(`
  mutation UnvoteSuggestion($input: UnvoteSuggestionInput!) {
    unvoteSuggestion(input: $input) {
      __typename
      ... on UnvoteSuggestionPayload {
        suggestion {
          id
          votesCount
          viewerVoted
          viewerCanDelete
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** The lists of proposed books: where one stands in them follows from its votes and its state. */
export const SUGGESTION_LISTS = { Query: ["suggestions", "mySuggestions"] } as const;

/** What readers do with proposed books. A vote leaves the lists in order, so that nothing jumps under a finger. */
export function useSuggestionCommands() {
  const client = useApolloClient();
  const creating = useOperation(Create, "create");
  const deleting = useOperation(Delete, "delete");
  const voting = useOperation(Vote, "update");
  const unvoting = useOperation(Unvote, "update");
  return {
    create: async (input: CreateSuggestionInput) => {
      const result = await creating.run({ input });
      if (result.data !== null) await refetchFields(client, SUGGESTION_LISTS);
      return result;
    },
    remove: async (id: string) => {
      const result = await deleting.run({ input: { id } }, (cache) => {
        removeRecords(cache, new Set([cache.identify({ __typename: "Suggestion", id }) ?? ""]));
      });
      if (result.data !== null) await refetchFields(client, SUGGESTION_LISTS);
      return result;
    },
    setVote: (id: string, wants: boolean) => (wants ? voting : unvoting).run({ input: { id } }),
    isBusy: [creating, deleting, voting, unvoting].some(({ isRunning }) => isRunning),
  };
}
