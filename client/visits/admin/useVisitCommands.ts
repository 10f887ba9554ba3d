import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { removeRecords } from "../../apollo/removeRecords";
import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";
import type { RecordVisitInput, UpdateVisitInput } from "../../gql/graphql";
import { useRecordVisit } from "../guestBook/useRecordVisit";

const UpdateVisitMutation = graphql(`
  mutation UpdateVisit($input: UpdateVisitInput!) {
    updateVisit(input: $input) {
      __typename
      ... on UpdateVisitPayload {
        visit {
          id
          ...VisitLine_visit
        }
      }
      ...OperationResult_userError
    }
  }
`);
const VoidVisitMutation = graphql(`
  mutation VoidVisit($input: VoidVisitInput!) {
    voidVisit(input: $input) {
      __typename
      ... on VoidVisitPayload {
        voidedVisitId
      }
      ...OperationResult_userError
    }
  }
`);

/** The commands of the guest book at the desk. After each of them the figures are asked for again. */
export function useVisitCommands() {
  const client = useApolloClient();
  const update = useOperation(UpdateVisitMutation, "update");
  const voiding = useOperation(VoidVisitMutation, "delete");
  const { recordVisit, isRecording } = useRecordVisit();

  return {
    /** `isFiltered`: the list may have to leave the corrected visit out. */
    correct: async (input: UpdateVisitInput, { isFiltered }: { isFiltered: boolean }) => {
      const result = await update.run({ input });
      if (result.data !== null || result.statusCode === 404)
        await refreshVisits(client, { withList: isFiltered || result.data === null });
      return result;
    },
    voidVisit: async (id: string) => {
      const result = await voiding.run({ input: { id } });
      if (result.data === null && result.statusCode !== 404) return result;
      // Also when somebody else was faster.
      const { cache } = client;
      removeRecords(cache, new Set([cache.identify({ __typename: "Visit", id }) ?? ""]));
      await refreshVisits(client, { withList: false });
      return result;
    },
    recordClass: async (input: RecordVisitInput) => {
      const result = await recordVisit(input);
      if (result.data?.counted) await refreshVisits(client, { withList: true });
      return result;
    },
    isBusy: update.isRunning || voiding.isRunning || isRecording,
  };
}

async function refreshVisits(client: ApolloClient, { withList }: { withList: boolean }): Promise<void> {
  // Home page and dashboard ask for it again when they are opened.
  const { cache } = client;
  cache.evict({ id: cache.identify({ __typename: "LibraryInfo" }) ?? "", fieldName: "visitsThisMonth" });
  const include = withList ? ["AdminVisitStats", "AdminVisits"] : ["AdminVisitStats"];
  await client.refetchQueries({ include }).catch(() => undefined);
}
