import type { ApolloCache } from "@apollo/client";
import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type {
  BeginWeedingInput,
  CollectForWeedingInput,
  UpdateWeedingItemsInput,
  WeedingStateToSet,
} from "../gql/graphql";
import { forgetCopies, untilDone } from "../stockTakes/useStockTakeCommands";

const BeginWeedingMutation = graphql(`
  mutation BeginWeeding($input: BeginWeedingInput!) {
    beginWeeding(input: $input) {
      __typename
      ... on BeginWeedingPayload {
        weeding {
          ...WeedingState_weeding
        }
      }
      ...OperationResult_userError
    }
  }
`);

const UpdateWeedingMutation = graphql(`
  mutation UpdateWeeding($input: UpdateWeedingInput!) {
    updateWeeding(input: $input) {
      __typename
      ... on UpdateWeedingPayload {
        weeding {
          ...WeedingState_weeding
        }
      }
      ...OperationResult_userError
    }
  }
`);

export const CollectForWeedingMutation = graphql(`
  mutation CollectForWeeding($input: CollectForWeedingInput!) {
    collectForWeeding(input: $input) {
      __typename
      ... on CollectForWeedingPayload {
        answers {
          outcome
          message
          code
          title
        }
        weeding {
          ...WeedingState_weeding
        }
      }
      ...OperationResult_userError
    }
  }
`);

const UpdateWeedingItemsMutation = graphql(`
  mutation UpdateWeedingItems($input: UpdateWeedingItemsInput!) {
    updateWeedingItems(input: $input) {
      __typename
      ... on UpdateWeedingItemsPayload {
        weeding {
          ...WeedingState_weeding
        }
      }
      ...OperationResult_userError
    }
  }
`);

const RemoveWeedingItemsMutation = graphql(`
  mutation RemoveWeedingItems($input: RemoveWeedingItemsInput!) {
    removeWeedingItems(input: $input) {
      __typename
      ... on RemoveWeedingItemsPayload {
        weeding {
          ...WeedingState_weeding
        }
      }
      ...OperationResult_userError
    }
  }
`);

const ApplyWeedingMutation = graphql(`
  mutation ApplyWeeding($input: ApplyWeedingInput!) {
    applyWeeding(input: $input) {
      __typename
      ... on ApplyWeedingPayload {
        changed
        skipped
        remaining
        weeding {
          ...WeedingState_weeding
        }
      }
      ...OperationResult_userError
    }
  }
`);

const UndoWeedingMutation = graphql(`
  mutation UndoWeeding($input: UndoWeedingInput!) {
    undoWeeding(input: $input) {
      __typename
      ... on UndoWeedingPayload {
        changed
        skipped
        remaining
        weeding {
          ...WeedingState_weeding
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** What is collected, and with it which candidates are left, is asked for again. */
export function forgetCollected(cache: ApolloCache): void {
  for (const id of Object.keys(cache.extract() as object)) {
    if (id.startsWith("Weeding:")) cache.evict({ id, fieldName: "items" });
  }
  cache.evict({ id: "ROOT_QUERY", fieldName: "weedingCandidates" });
  cache.gc();
}

function forgetWithdrawn(cache: ApolloCache): void {
  forgetCollected(cache);
  forgetCopies(cache);
}

function forgetList(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "weedings" });
  cache.gc();
}

export function useWeedingCommands() {
  const beginning = useOperation(BeginWeedingMutation, "create");
  const updating = useOperation(UpdateWeedingMutation, "update");
  const collecting = useOperation(CollectForWeedingMutation, "update");
  const changing = useOperation(UpdateWeedingItemsMutation, "update");
  const removing = useOperation(RemoveWeedingItemsMutation, "update");
  const applying = useOperation(ApplyWeedingMutation, "update");
  const undoing = useOperation(UndoWeedingMutation, "update");
  return {
    begin: (input: BeginWeedingInput) => beginning.run({ input }, forgetList),
    setState: (id: string, state: WeedingStateToSet) => updating.run({ input: { id, state } }, forgetCollected),
    collect: (input: CollectForWeedingInput) => collecting.run({ input }, forgetCollected),
    changeItems: (input: UpdateWeedingItemsInput) => changing.run({ input }, forgetCollected),
    removeItems: (id: string, itemIds: number[]) => removing.run({ input: { id, itemIds } }, forgetCollected),
    apply: (id: string) => untilDone(() => applying.run({ input: { id } }, forgetWithdrawn)),
    undo: (id: string) => untilDone(() => undoing.run({ input: { id } }, forgetWithdrawn)),
    isBusy: [beginning, updating, collecting, changing, removing, applying, undoing].some(({ isRunning }) => isRunning),
  };
}
