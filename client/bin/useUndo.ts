import { useApolloClient } from "@apollo/client/react";
import { showMessage } from "../layout/flashMessage";
import { restoreFromBin } from "./restoreFromBin";
import { restoreWords } from "./restoreWords";

interface Undo {
  /** Says what was deleted, with its way back. */
  showDeleted: (text: string, binEntryIds: readonly string[]) => void;
}

export function useUndo(): Undo {
  const client = useApolloClient();
  const undo = async (ids: readonly string[]) => {
    const result = await restoreFromBin(client, ids);
    const { text, kind } = restoreWords(result);
    showMessage(text, kind);
  };
  return {
    showDeleted: (text, binEntryIds) => {
      showMessage(text, "success", binEntryIds.length === 0 ? undefined : { label: "Urungkan", run: () => void undo(binEntryIds) });
    },
  };
}
