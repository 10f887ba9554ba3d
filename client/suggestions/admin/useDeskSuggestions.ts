import { useApolloClient } from "@apollo/client/react";
import { useUndo } from "../../admin/undo/useUndo";
import { refetchFields } from "../../apollo/forgetFields";
import { useOperation } from "../../apollo/useOperation";
import { showFailure } from "../../forms/errors/showFailure";
import { graphql } from "../../gql/gql";
import type { DecideSuggestionInput, UpdateSuggestionInput } from "../../gql/graphql";
import { SUGGESTION_LISTS, useSuggestionCommands } from "../useSuggestionCommands";

const Update = graphql(`
  mutation UpdateSuggestion($input: UpdateSuggestionInput!) {
    updateSuggestion(input: $input) {
      __typename
      ... on UpdateSuggestionPayload {
        suggestion {
          id
          ...SuggestionColumns_suggestion
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Decide = graphql(`
  mutation DecideSuggestion($input: DecideSuggestionInput!) {
    decideSuggestion(input: $input) {
      __typename
      ... on DecideSuggestionPayload {
        suggestion {
          id
          ...SuggestionColumns_suggestion
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** What the desk does with proposed books. The lists are read again: a decision moves one out of them. */
export function useDeskSuggestions() {
  const client = useApolloClient();
  const { create, remove, isBusy } = useSuggestionCommands();
  const updating = useOperation(Update, "update");
  const deciding = useOperation(Decide, "update");
  const { showDeleted } = useUndo();
  const refreshAfter = async <Result extends { data: unknown }>(outcome: Promise<Result>): Promise<Result> => {
    const result = await outcome;
    if (result.data !== null) await refetchFields(client, SUGGESTION_LISTS);
    return result;
  };
  return {
    create,
    update: (input: UpdateSuggestionInput) => refreshAfter(updating.run({ input })),
    decide: (input: DecideSuggestionInput) => refreshAfter(deciding.run({ input })),
    remove: async ({ id, title }: { id: string; title: string }) => {
      const result = await remove(id);
      if (result.data === null) showFailure(result);
      else showDeleted(`Usulan “${title}” dihapus.`, result.data.binEntryIds);
    },
    isBusy: isBusy || updating.isRunning || deciding.isRunning,
  };
}
