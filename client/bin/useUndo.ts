import { useApolloClient } from "@apollo/client/react";
import { operationResult } from "../apollo/operationResult";
import type { RestoreFromBinMutation as RestoreData } from "../gql/graphql";
import { showMessage } from "../app/messages/flashMessage";
import { restoreMessage } from "./restoreMessage";

interface Undo {
  /** Shows what was deleted, merged or changed, with an undo action; `batchSize` entries are restored at a time. */
  showDeleted: (text: string, binEntryIds: readonly string[], batchSize?: number) => void;
}

/** Undo is rarely used: its code is loaded with the first offer. */
const loadRestore = () => import("./restoreFromBin");

export function useUndo(): Undo {
  const client = useApolloClient();
  const undo = async (ids: readonly string[], batchSize?: number) => {
    const result = await loadRestore().then(
      ({ restoreFromBin }) => restoreFromBin(client, ids, batchSize),
      (error: unknown) => operationResult<RestoreData>({ error: error as Error }, "update"),
    );
    const { text, kind } = restoreMessage(result);
    showMessage(text, kind);
  };
  return {
    showDeleted: (text, binEntryIds, batchSize) => {
      if (binEntryIds.length > 0) loadRestore().catch(() => undefined);
      showMessage(
        text,
        "success",
        binEntryIds.length === 0 ? undefined : { label: "Urungkan", run: () => void undo(binEntryIds, batchSize) },
      );
    },
  };
}
