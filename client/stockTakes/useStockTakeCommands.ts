import type { ApolloCache } from "@apollo/client";
import type { OperationResult } from "../apollo/operationResult";
import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type { ApplyStockTakeInput, BeginStockTakeInput, StockTakeStateToSet } from "../gql/graphql";

const BeginStockTakeMutation = graphql(`
  mutation BeginStockTake($input: BeginStockTakeInput!) {
    beginStockTake(input: $input) {
      __typename
      ... on BeginStockTakePayload {
        stockTake {
          ...StockTakeState_stockTake
        }
      }
      ...OperationResult_userError
    }
  }
`);

const UpdateStockTakeMutation = graphql(`
  mutation UpdateStockTake($input: UpdateStockTakeInput!) {
    updateStockTake(input: $input) {
      __typename
      ... on UpdateStockTakePayload {
        stockTake {
          ...StockTakeState_stockTake
        }
      }
      ...OperationResult_userError
    }
  }
`);

const ApplyStockTakeMutation = graphql(`
  mutation ApplyStockTake($input: ApplyStockTakeInput!) {
    applyStockTake(input: $input) {
      __typename
      ... on ApplyStockTakePayload {
        changed
        skipped
        remaining
        stockTake {
          ...StockTakeState_stockTake
        }
      }
      ...OperationResult_userError
    }
  }
`);

const UndoStockTakeMutation = graphql(`
  mutation UndoStockTake($input: UndoStockTakeInput!) {
    undoStockTake(input: $input) {
      __typename
      ... on UndoStockTakePayload {
        changed
        skipped
        remaining
        stockTake {
          ...StockTakeState_stockTake
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** The lists of a stock take, which every scan and every act may change, are asked for again. */
export function forgetItems(cache: ApolloCache): void {
  for (const id of Object.keys(cache.extract() as object)) {
    if (!id.startsWith("StockTake:")) continue;
    for (const fieldName of ["items", "shelves", "scanners", "proposals"]) cache.evict({ id, fieldName });
  }
  cache.gc();
}

/** A copy is shown in books, lists and counts: all of them are asked for again. */
export function forgetCopies(cache: ApolloCache): void {
  forgetItems(cache);
  for (const id of Object.keys(cache.extract() as object)) {
    if (/^(?:Book|Copy):/u.test(id)) cache.evict({ id });
  }
  for (const fieldName of ["books", "copy", "copyRegister", "libraryInfo"]) {
    cache.evict({ id: "ROOT_QUERY", fieldName });
  }
  cache.gc();
}

function forgetList(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "stockTakes" });
  cache.gc();
}

type Step = { readonly changed: number; readonly skipped: number; readonly remaining: number };

/** The server changes so many copies a call, and is asked again until none remains. */
export async function untilDone<Payload extends Step>(
  run: () => Promise<OperationResult<Payload>>,
): Promise<OperationResult<Step>> {
  let changed = 0;
  let skipped = 0;
  for (;;) {
    const { data, ...result } = await run();
    if (data === null) return { ...result, data };
    changed += data.changed;
    skipped += data.skipped;
    if (data.remaining === 0) return { ...result, data: { changed, skipped, remaining: 0 } };
  }
}

export function useStockTakeCommands() {
  const beginning = useOperation(BeginStockTakeMutation, "create");
  const updating = useOperation(UpdateStockTakeMutation, "update");
  const applying = useOperation(ApplyStockTakeMutation, "update");
  const undoing = useOperation(UndoStockTakeMutation, "update");
  return {
    begin: (input: BeginStockTakeInput) => beginning.run({ input }, forgetList),
    setState: (id: string, state: StockTakeStateToSet) => updating.run({ input: { id, state } }, forgetItems),
    apply: (input: ApplyStockTakeInput) => untilDone(() => applying.run({ input }, forgetCopies)),
    undo: (id: string) => untilDone(() => undoing.run({ input: { id } }, forgetCopies)),
    isBusy: beginning.isRunning || updating.isRunning || applying.isRunning || undoing.isRunning,
  };
}
