import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { formatDate } from "../../../format/formatDate";
import { formatPrice } from "../../../format/formatPrice";
import { wallClock } from "../../../format/wallClock";
import type { FineLine_FineFragment } from "../../../gql/graphql";
import { useCan } from "../../../session/useViewer";
import { buttonStyle } from "../../../ui/buttonStyle";
import { fineDetail, fineTitle } from "../fineText";
import { receiptHref } from "../receiptHref";
import type { FineOutcome, useFineCommands } from "../useFineCommands";
import { PayForm } from "./PayForm";

export type FineAct = "waive" | "replace" | "refund";

interface FineListProps {
  balance: number;
  open: readonly FineLine_FineFragment[];
  openCount: number;
  /** The latest fines of which nothing is open any more. */
  settled: readonly FineLine_FineFragment[];
  commands: ReturnType<typeof useFineCommands>;
  onAct: (act: FineAct, fineId: string) => void;
  onCharge: () => void;
  onSettled: (outcome: FineOutcome) => boolean;
  onCancel: () => void;
}

/** The open fines with the payment for them, and those that are settled. */
export function FineList(props: FineListProps) {
  const { balance, open, openCount, settled, commands, onAct, onCharge, onSettled, onCancel } = props;
  const canWrite = useCan("FINES_WRITE");
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p>
          <span className="block text-sm text-muted">Tunggakan</span>
          <strong
            className={`font-serif text-2xl leading-tight font-semibold tabular-nums ${balance > 0 ? "text-bata" : ""}`}
          >
            {formatPrice(balance)}
          </strong>
        </p>
        {canWrite && (
          <button type="button" onClick={onCharge} className={buttonStyle("outlined", "compact")}>
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Tambah denda
          </button>
        )}
      </div>
      {open.length > 0 && (
        <ul aria-label="Denda yang belum lunas" className="mt-3 border-t border-line">
          {open.map((fine) => (
            <FineLine key={fine.id} fine={fine} onAct={onAct} />
          ))}
        </ul>
      )}
      {openCount > open.length && (
        <p className="mt-2 text-sm text-muted">dan {openCount - open.length} denda lagi; yang terlama dilunasi dulu</p>
      )}
      {balance > 0 && canWrite && (
        <PayForm key={balance} balance={balance} commands={commands} onSettled={onSettled} onCancel={onCancel} />
      )}
      {settled.length > 0 && (
        <details className="mt-5 border-t border-line pt-3">
          <summary className="min-h-6 cursor-pointer text-sm font-semibold">Sudah lunas</summary>
          <ul aria-label="Denda yang sudah lunas" className="mt-2">
            {settled.map((fine) => (
              <FineLine key={fine.id} fine={fine} onAct={onAct} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface FineLineProps {
  fine: FineLine_FineFragment;
  onAct: (act: FineAct, fineId: string) => void;
}

function FineLine({ fine, onAct }: FineLineProps) {
  const timeZone = useLibraryTimeZone();
  const canWrite = useCan("FINES_WRITE");
  const { id, amount, openAmount, paidAmount, chargeReason, madeAt, itemCode, entries } = fine;
  const title = fineTitle(fine);
  const receipts = [
    ...new Set(entries.flatMap(({ receiptNumber, isReversed }) => (isReversed ? [] : (receiptNumber ?? [])))),
  ];
  const acts: readonly { act: FineAct; label: string; isOffered: boolean }[] = [
    { act: "waive", label: "Bebaskan", isOffered: canWrite && openAmount > 0 },
    {
      act: "replace",
      label: "Ganti buku",
      isOffered: canWrite && openAmount > 0 && (chargeReason === "LOST" || chargeReason === "DAMAGED"),
    },
    { act: "refund", label: "Kembalikan uang", isOffered: canWrite && paidAmount > 0 },
  ];
  return (
    <li className="border-b border-line py-2.5 text-sm last:border-b-0">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-semibold wrap-anywhere">{title}</p>
        <p className="shrink-0 font-semibold tabular-nums">{formatPrice(openAmount > 0 ? openAmount : amount)}</p>
      </div>
      <div className="flex items-baseline justify-between gap-4 text-muted">
        <p className="min-w-0 wrap-anywhere">
          {[fineDetail(fine), itemCode, formatDate(wallClock(madeAt, timeZone).day)].filter(Boolean).join(" · ")}
        </p>
        {openAmount > 0 && openAmount < amount && (
          <p className="shrink-0 tabular-nums">sisa dari {formatPrice(amount)}</p>
        )}
      </div>
      <div className="-ml-3.5 flex flex-wrap items-center">
        {acts
          .filter(({ isOffered }) => isOffered)
          .map(({ act, label }) => (
            <button key={act} type="button" onClick={() => onAct(act, id)} className={buttonStyle("quiet", "compact")}>
              {label}
              <span className="sr-only"> untuk {title}</span>
            </button>
          ))}
        {receipts.map((number) => (
          <Link key={number} to={receiptHref(number)} className={buttonStyle("quiet", "compact")}>
            Kuitansi {number}
          </Link>
        ))}
      </div>
    </li>
  );
}
