import type { OperationResult } from "../apollo/operationResult";
import { formatNumber } from "../format/formatNumber";
import type { MessageKind } from "../page/messages/flashMessage";
import type { RestoredFromBin } from "./restoreFromBin";

/** The result of a restore as a message. */
export function restoreMessage({ data, errors, isUnexplained, message }: OperationResult<RestoredFromBin>): {
  text: string;
  kind: MessageKind;
} {
  if (data === null) {
    const reason = isUnexplained ? "Server tidak menjawab." : (errors[0]?.message ?? message);
    return { text: `${reason} Coba lagi dari Tempat Sampah.`, kind: "error" };
  }
  const restored = data.outcomes.filter(({ restored }) => restored);
  const failed = data.outcomes.find(({ restored }) => !restored);
  const [only] = restored;
  const text = restored.every(({ kind }) => kind === "BOOK_CHANGE")
    ? "Perubahan diurungkan."
    : restored.length === 1 && only
      ? `“${only.label}” dipulihkan.`
      : `${formatNumber(restored.length)} data dipulihkan.`;
  const remarks = restored.flatMap(({ remark }) => remark ?? []);
  const stays =
    remarks.length > 1 ? "Sebagian buku sudah diubah atau dihapus setelahnya, jadi tidak ikut dipulihkan." : remarks[0];
  const details = [stays, failed?.error?.message].filter((detail) => detail !== undefined);
  return { text: [text, ...details].join(" "), kind: details.length > 0 ? "info" : "success" };
}
