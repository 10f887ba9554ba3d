import type { ApolloClient } from "@apollo/client";
import { showMessage } from "../../../page/messages/flashMessage";
import type { Answer } from "../answers/Answer";
import type { DeskEvent } from "../desk/DeskEvent";
import { undoWithMessage } from "../desk/undoDeskAct";

/** In a message, which stays when the page is left, as its undo has to. */
export function showAnswer(
  { key, sentence, title, tone, undo }: Answer,
  client: ApolloClient,
  send: (event: DeskEvent) => void,
): void {
  const undoAct = async (actId: number) => {
    const { refusal, isUnexplained } = await undoWithMessage(client, actId, `Diurungkan: ${title}.`);
    if (!isUnexplained) send({ type: "undone", answerKey: key, message: refusal });
  };
  const action = undo?.state === "offered" ? { label: "Urungkan", run: () => void undoAct(undo.actId) } : undefined;
  showMessage(sentence, tone === "refused" ? "error" : "success", action);
}
