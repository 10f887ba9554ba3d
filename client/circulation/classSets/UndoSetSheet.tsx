import { useId } from "react";
import { useNavigate } from "react-router-dom";
import { FormAlert } from "../../forms/errors/FormAlert";
import { failureText } from "../../forms/errors/toFormErrors";
import { formatNumber } from "../../format/formatNumber";
import { showMessage } from "../../page/messages/flashMessage";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import type { ShownSet } from "./classSetDocuments";
import type { useClassSetCommands } from "./useClassSetCommands";

interface UndoSetSheetProps {
  set: ShownSet;
  /** The screen's own, as it does one thing at a time. */
  commands: Pick<ReturnType<typeof useClassSetCommands>, "undoSet" | "forgetUndone" | "isBusy">;
  problem: string | undefined;
  isOpen: boolean;
  onClose: () => void;
  onProblem: (problem: string) => void;
}

/** Asks before a whole set is taken back as though it had never been lent, and leads to the other sets then. */
export function UndoSetSheet({ set, commands, problem, isOpen, onClose, onProblem }: UndoSetSheetProps) {
  const { undoSet, forgetUndone, isBusy } = commands;
  const navigate = useNavigate();
  const alertId = useId();
  const undoAll = async () => {
    const result = await undoSet(set.id);
    if (result.data === null) return onProblem(failureText(result));
    onClose();
    await navigate("/admin/class-sets", { replace: true });
    showMessage(
      result.data.loans > 0
        ? `Pinjaman kelas diurungkan, ${formatNumber(result.data.loans)} peminjaman dibatalkan.`
        : "Pinjaman kelas diurungkan.",
      "success",
    );
    await forgetUndone();
  };
  return (
    <ConfirmSheet
      title="Urungkan pinjaman kelas ini?"
      confirm="Urungkan pinjaman kelas"
      busyText="Mengurungkan…"
      isBusy={isBusy}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => void undoAll()}
    >
      <FormAlert id={alertId}>{problem}</FormAlert>
      <p>
        {set.lentCount > 0
          ? `${formatNumber(set.lentCount)} peminjaman ini dibatalkan, seolah tidak pernah ada. Kumpulkan dulu bukunya. Setelah ada buku yang dikembalikan, pinjaman kelas tidak dapat diurungkan.`
          : "Pinjaman kelas ini belum berisi buku, dan dihapus dari daftar."}
      </p>
    </ConfirmSheet>
  );
}
