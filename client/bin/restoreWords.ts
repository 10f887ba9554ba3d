import type { OperationResult } from "../apollo/operationResult";
import { formatNumber } from "../format/formatNumber";
import type { MessageKind } from "../app/messages/flashMessage";
import type { RestoredFromBin } from "./restoreFromBin";

/** What became of things that were to come back, in one sentence or two. */
export function restoreWords({ data, errors, isUnexplained, message }: OperationResult<RestoredFromBin>): {
  text: string;
  kind: MessageKind;
} {
  if (data === null) {
    const why = isUnexplained ? "Server tidak menjawab." : (errors[0]?.message ?? message);
    return { text: `${why} Coba lagi dari Tempat Sampah.`, kind: "error" };
  }
  const back = data.outcomes.filter(({ restored }) => restored);
  const stayed = data.outcomes.find(({ restored }) => !restored);
  const [only] = back;
  const text = back.length === 1 && only ? `“${only.label}” dipulihkan.` : `${formatNumber(back.length)} dipulihkan.`;
  return stayed ? { text: `${text} ${stayed.error?.message ?? ""}`.trim(), kind: "info" } : { text, kind: "success" };
}
