import { useState } from "react";
import { showFailure } from "../forms/errors/showFailure";
import { formatNumber } from "../format/formatNumber";
import type { WeedingState_WeedingFragment as Weeding, WeedingStateToSet } from "../gql/graphql";
import { showMessage } from "../page/messages/flashMessage";
import { buttonStyle } from "../ui/buttonStyle";
import { ConfirmSheet } from "../ui/ConfirmSheet";
import { useWeedingCommands } from "./useWeedingCommands";

type Question = "apply" | "cancel" | "undo";

/** How a weeding is ended, given up or opened again, and how what it has withdrawn comes back. */
export function WeedingEnd({ weeding }: { weeding: Weeding }) {
  const { id, state, copies, withdrawn, skipped, viewerCanManage } = weeding;
  const { setState, apply, undo, isBusy } = useWeedingCommands();
  const [question, setQuestion] = useState<Question | null>(null);
  if (!viewerCanManage) return null;
  const waiting = copies - withdrawn - skipped;
  // What an earlier end has left is tried once more.
  const isUnfinished = state === "FINISHED" && waiting > 0;

  const change = async (next: WeedingStateToSet, text: string) => {
    const result = await setState(id, next);
    setQuestion(null);
    if (result.data === null) return showFailure(result);
    showMessage(text, "success");
  };
  const run = async (act: typeof apply, done: string) => {
    const result = await act(id);
    setQuestion(null);
    if (result.data === null) return showFailure(result);
    const { changed, skipped: left } = result.data;
    const rest = left === 0 ? "" : `, ${formatNumber(left)} dilewati`;
    showMessage(`${formatNumber(changed)} eksemplar ${done}${rest}.`, "success");
  };
  const button = (text: string, onPress: () => void, kind: "filled" | "outlined" | "quiet" = "outlined") => (
    <button type="button" onClick={onPress} className={`needs-script ${buttonStyle(kind, "compact")}`}>
      {text}
    </button>
  );
  const close = () => setQuestion(null);
  return (
    <>
      {state === "OPEN" && button("Batalkan", () => setQuestion("cancel"), "quiet")}
      {state === "CANCELLED" && button("Buka lagi", () => void change("OPEN", "Penyiangan dibuka lagi."))}
      {state === "FINISHED" && button("Urungkan penarikan", () => setQuestion("undo"))}
      {state === "OPEN" && copies > 0 && button("Akhiri dan tarik", () => setQuestion("apply"), "filled")}
      {isUnfinished && button("Lanjutkan penarikan", () => setQuestion("apply"), "filled")}
      <ConfirmSheet
        title="Tarik eksemplar yang terkumpul?"
        confirm="Tarik"
        busyText="Menarik…"
        isBusy={isBusy}
        isOpen={question === "apply"}
        onClose={close}
        onConfirm={() => void run(apply, "ditarik")}
      >
        Eksemplar yang terkumpul ditarik dari koleksi dengan alasannya, dan tercatat di buku induk. Yang sedang dipinjam
        atau direservasi dilewati. Penarikan ini dapat diurungkan.
      </ConfirmSheet>
      <ConfirmSheet
        title="Batalkan penyiangan?"
        confirm="Batalkan"
        cancel="Tidak jadi"
        busyText="Membatalkan…"
        isBusy={isBusy}
        isOpen={question === "cancel"}
        onClose={close}
        onConfirm={() => void change("CANCELLED", "Penyiangan dibatalkan.")}
      >
        Tidak ada eksemplar yang ditarik. Yang sudah terkumpul tetap tersimpan, dan penyiangan ini dapat dibuka lagi.
      </ConfirmSheet>
      <ConfirmSheet
        title="Urungkan penarikan?"
        confirm="Urungkan"
        cancel="Tidak jadi"
        busyText="Mengurungkan…"
        isBusy={isBusy}
        isOpen={question === "undo"}
        onClose={close}
        onConfirm={() => void run(undo, "dipulihkan")}
      >
        Status eksemplar dipulihkan seperti sebelum ditarik, dan penyiangan ini terbuka lagi. Yang sudah diubah sejak
        itu dibiarkan dan tampil di daftar Dilewati.
      </ConfirmSheet>
    </>
  );
}
