import { useApolloClient } from "@apollo/client/react";
import { showMessage } from "../../page/messages/flashMessage";

interface Undo {
  /** Shows what was deleted, merged or changed, with an undo action; `batchSize` entries are restored at a time. */
  showDeleted: (text: string, binEntryIds: readonly string[], batchSize?: number) => void;
}

/** Undo is rarely used: its code is loaded with the first offer. */
const loadRestore = () => Promise.all([import("../../bin/restoreFromBin"), import("../../bin/restoreMessage")]);

export function useUndo(): Undo {
  const client = useApolloClient();
  const undo = async (ids: readonly string[], batchSize?: number) => {
    const code = await loadRestore().catch(() => null);
    if (code === null) {
      showMessage("Server tidak menjawab. Coba lagi dari Tempat Sampah.", "error");
      return;
    }
    const [{ restoreFromBin }, { restoreMessage }] = code;
    const { text, kind } = restoreMessage(await restoreFromBin(client, ids, batchSize));
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
