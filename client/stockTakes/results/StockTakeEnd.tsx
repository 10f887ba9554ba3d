import { useState } from "react";
import { showFailure } from "../../forms/errors/showFailure";
import { formatNumber } from "../../format/formatNumber";
import type {
  StockTakeProposal,
  StockTakeState_StockTakeFragment as Take,
  StockTakeStateToSet,
} from "../../gql/graphql";
import { showMessage } from "../../page/messages/flashMessage";
import { buttonStyle } from "../../ui/buttonStyle";
import { Checkbox } from "../../ui/Checkbox";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import type { Proposals } from "../stockTakeDocuments";
import { useStockTakeCommands } from "../useStockTakeCommands";

interface StockTakeEndProps {
  take: Take;
  proposals: Proposals;
  leftOut: ReadonlySet<number>;
}

type Question = "finish" | "cancel" | "apply" | "undo";

/** How a stock take is ended, given up or opened again, and how what it has shown is applied or taken back. */
export function StockTakeEnd({ take, proposals, leftOut }: StockTakeEndProps) {
  const { id, state, appliedAt, viewerCanManage } = take;
  const { setState, apply, undo, isBusy } = useStockTakeCommands();
  const [question, setQuestion] = useState<Question | null>(null);
  const [acts, setActs] = useState<ReadonlySet<StockTakeProposal>>(new Set());
  if (!viewerCanManage) return null;

  const change = async (next: StockTakeStateToSet, text: string) => {
    const result = await setState(id, next);
    setQuestion(null);
    if (result.data === null) return showFailure(result);
    showMessage(text, "success");
  };
  const run = async (work: ReturnType<typeof apply>, done: string) => {
    const result = await work;
    setQuestion(null);
    if (result.data === null) return showFailure(result);
    const { changed, skipped } = result.data;
    showMessage(`${formatNumber(changed)} eksemplar ${done}${skippedText(skipped)}.`, "success");
  };
  const button = (text: string, onPress: () => void, kind: "filled" | "outlined" | "quiet" = "outlined") => (
    <button type="button" onClick={onPress} className={`needs-script ${buttonStyle(kind, "compact")}`}>
      {text}
    </button>
  );
  const close = () => setQuestion(null);
  const offered = proposalTexts(proposals);
  return (
    <>
      {(state === "OPEN" || state === "PREPARING") && button("Batalkan", () => setQuestion("cancel"), "quiet")}
      {state === "OPEN" && button("Akhiri", () => setQuestion("finish"), "filled")}
      {(state === "FINISHED" || state === "CANCELLED") &&
        !appliedAt &&
        button("Buka lagi", () => void change("OPEN", "Stock opname dibuka lagi."))}
      {appliedAt && button("Urungkan penerapan", () => setQuestion("undo"))}
      {state === "FINISHED" &&
        offered.length > 0 &&
        button(
          "Terapkan hasil",
          () => {
            // A book that was put back where it belongs must not be moved to where it was found.
            setActs(new Set(offered.map(({ act }) => act).filter((act) => act !== "MOVE")));
            setQuestion("apply");
          },
          "filled",
        )}
      <ConfirmSheet
        title="Akhiri stock opname?"
        confirm="Akhiri"
        cancel="Lanjutkan memindai"
        busyText="Mengakhiri…"
        isBusy={isBusy}
        isOpen={question === "finish"}
        onClose={close}
        onConfirm={() => void change("FINISHED", "Stock opname diakhiri. Periksa hasilnya, lalu terapkan.")}
      >
        Setelah diakhiri tidak ada yang dapat dipindai, dan hasilnya dapat diterapkan ke data eksemplar. Stock opname
        dapat dibuka lagi kapan saja sebelum hasilnya diterapkan.
      </ConfirmSheet>
      <ConfirmSheet
        title="Batalkan stock opname?"
        confirm="Batalkan"
        cancel="Tidak jadi"
        busyText="Membatalkan…"
        isBusy={isBusy}
        isOpen={question === "cancel"}
        onClose={close}
        onConfirm={() => void change("CANCELLED", "Stock opname dibatalkan.")}
      >
        Pindaian yang sudah masuk tetap tersimpan, dan stock opname ini dapat dibuka lagi.
      </ConfirmSheet>
      <ConfirmSheet
        title="Terapkan hasil stock opname?"
        confirm="Terapkan"
        busyText="Menerapkan…"
        isBusy={isBusy || acts.size === 0}
        isOpen={question === "apply"}
        onClose={close}
        onConfirm={() => void run(apply({ id, acts: [...acts], leftOutItemIds: [...leftOut] }), "diubah")}
      >
        <fieldset className="text-ink">
          <legend className="sr-only">Perubahan yang diterapkan</legend>
          {offered.map(({ act, text, count }) => (
            <Checkbox
              key={act}
              label={text}
              count={formatNumber(count)}
              checked={acts.has(act)}
              onChange={() => {
                const next = new Set(acts);
                if (!next.delete(act)) next.add(act);
                setActs(next);
              }}
            />
          ))}
        </fieldset>
        <p className="mt-3">
          {leftOut.size > 0 && `${formatNumber(leftOut.size)} eksemplar yang tidak dicentang dibiarkan. `}
          Eksemplar yang dipinjam, dikembalikan, atau diubah sejak stock opname dimulai dilewati dan tampil di daftar
          Dilewati. Semuanya dapat diurungkan.
        </p>
      </ConfirmSheet>
      <ConfirmSheet
        title="Urungkan penerapan?"
        confirm="Urungkan"
        cancel="Tidak jadi"
        busyText="Mengurungkan…"
        isBusy={isBusy}
        isOpen={question === "undo"}
        onClose={close}
        onConfirm={() => void run(undo(id), "dipulihkan")}
      >
        Status dan lokasi eksemplar dipulihkan seperti sebelum diterapkan. Yang sudah diubah lagi dibiarkan.
      </ConfirmSheet>
    </>
  );
}

function skippedText(skipped: number): string {
  return skipped === 0 ? "" : `, ${formatNumber(skipped)} dilewati`;
}

function proposalTexts({ lost, available, move }: Proposals) {
  const all: readonly { act: StockTakeProposal; text: string; count: number }[] = [
    { act: "LOST", text: "Catat yang belum ditemukan sebagai hilang", count: lost },
    { act: "AVAILABLE", text: "Jadikan tersedia yang tercatat hilang atau diperbaiki, tetapi ada", count: available },
    { act: "MOVE", text: "Pindahkan lokasi yang salah tempat ke tempat ditemukannya", count: move },
  ];
  return all.filter(({ count }) => count > 0);
}
