import { RotateCcw, Undo2 } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonStyle } from "../../ui/buttonStyle";
import type { AnswerTone } from "../admin/answers/Answer";
import { answerTones } from "../admin/answers/answerTones";
import type { InHouseScan, ScanState } from "./useInHouseScans";

const LABELS: Readonly<Record<ScanState["kind"], string>> = {
  waiting: "Mengirim…",
  unsent: "Belum terkirim",
  counted: "Dihitung",
  repeated: "Baru saja dihitung, jadi tidak dihitung lagi",
  undone: "Diurungkan",
  refused: "Tidak dihitung",
};
const TONES: Readonly<Record<ScanState["kind"], AnswerTone>> = {
  waiting: "notice",
  unsent: "asks",
  counted: "done",
  repeated: "notice",
  undone: "notice",
  refused: "refused",
};

interface ScannedLineProps {
  scan: InHouseScan;
  /** Undo is still offered. */
  canUndo: boolean;
  onUndo: () => void;
  onSendAgain: () => void;
}

/** One scan of the pile and what came of it. */
export function ScannedLine({ scan: { code, title, state }, canUndo, onUndo, onSendAgain }: ScannedLineProps) {
  const { Icon, sign } = answerTones[TONES[state.kind]];
  const problem = state.kind === "refused" ? state.reason : state.kind === "counted" ? state.problem : undefined;
  const name = title ?? code;
  return (
    <li className="flex items-center gap-3 border-t border-line px-4 py-3 first:border-t-0">
      <span className={`grid size-8 shrink-0 place-items-center rounded-full ${sign}`}>
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className={`line-clamp-2 font-medium wrap-anywhere ${state.kind === "undone" ? "line-through" : ""}`}>
          {name}
        </p>
        <p className="text-xs text-muted text-pretty wrap-anywhere">
          {title === null ? LABELS[state.kind] : `${code} · ${LABELS[state.kind]}`}
        </p>
        {problem !== undefined && (
          <p className="mt-0.5 text-sm text-pretty">
            {problem}{" "}
            {state.kind === "refused" && state.isOut && (
              <Link to="/admin/borrowings" className="font-semibold text-nila underline">
                Buka Peminjaman
              </Link>
            )}
          </p>
        )}
      </div>
      {canUndo && (
        <button type="button" onClick={onUndo} className={buttonStyle("outlined", "compact")}>
          <Undo2 aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Urungkan<span className="sr-only">, {name}</span>
        </button>
      )}
      {state.kind === "unsent" && (
        <button type="button" onClick={onSendAgain} className={buttonStyle("outlined", "compact")}>
          <RotateCcw aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Kirim lagi<span className="sr-only">, {name}</span>
        </button>
      )}
    </li>
  );
}
