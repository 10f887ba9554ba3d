import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { refetchFields } from "../../apollo/forgetFields";
import { useOperation } from "../../apollo/useOperation";
import { showMessage } from "../../page/messages/flashMessage";
import { failureText } from "../../forms/errors/toFormErrors";
import { sendWithKey } from "../sendWithKey";
import { staleAfterAct } from "../staleFields";
import { RenewBorrowingMutation } from "./desk/requests/deskActDocuments";
import { undoDeskAct } from "./desk/undoDeskAct";

interface Renewable {
  readonly id: string;
  readonly bookTitle: string;
}

/** Renews several loans, one after the other, and tells in one message which were and which were not. */
export function useRenewAll() {
  const client = useApolloClient();
  const { run } = useOperation(RenewBorrowingMutation, "update");
  const [isBusy, setIsBusy] = useState(false);

  const undoAll = async (actIds: readonly number[]) => {
    let kept = 0;
    // The last first, as each undo takes back what nothing was built on.
    for (const actId of [...actIds].reverse()) if ((await undoDeskAct(client, actId)).data === null) kept += 1;
    if (kept === 0) showMessage("Perpanjangan diurungkan.", "success");
    else showMessage(`${kept} perpanjangan tidak dapat diurungkan.`, "error");
  };
  const renewAll = async (loans: readonly Renewable[]) => {
    if (isBusy) return;
    setIsBusy(true);
    const actIds: number[] = [];
    const refused: string[] = [];
    for (const { id, bookTitle } of loans) {
      const { result } = await sendWithKey(id, ["renew"], (idempotencyKey) => run({ input: { id, idempotencyKey } }));
      if (result.data === null) refused.push(`${bookTitle}: ${failureText(result)}`);
      else actIds.push(result.data.actId);
      // Whoever does not answer one will not answer the next.
      if (result.isUnexplained) break;
    }
    await refetchFields(client, staleAfterAct);
    setIsBusy(false);
    const done = actIds.length === 0 ? "Tidak ada yang diperpanjang." : `${actIds.length} buku diperpanjang.`;
    const undo = actIds.length === 0 ? undefined : { label: "Urungkan", run: () => void undoAll(actIds) };
    if (refused.length === 0) showMessage(done, "success", undo);
    else showMessage(`${done} Tidak diperpanjang: ${refused.join(" ")}`, "error", undo);
  };
  return { renewAll, isBusy };
}
