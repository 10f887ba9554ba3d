import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { formatDate } from "../../format/formatDate";
import { buttonStyle } from "../../ui/buttonStyle";
import { undoWithMessage } from "../admin/desk/undoDeskAct";

export interface SlipEntry {
  readonly actId: number;
  readonly slipDay: string;
  readonly title: string;
  /** `B00012 · dipinjam Rina, jatuh tempo 9 Nov 2026` */
  readonly detail: string;
}

interface SlipEntriesProps {
  entries: readonly SlipEntry[];
  onUndone: (actId: number) => void;
}

/** What was typed in on this screen, the latest first; each can be undone for a minute, as at the desk. */
export function SlipEntries({ entries, onUndone }: SlipEntriesProps) {
  const client = useApolloClient();
  const [undoing, setUndoing] = useState<number | null>(null);
  const undo = async ({ actId, title }: SlipEntry) => {
    if (undoing !== null) return;
    setUndoing(actId);
    const { refusal } = await undoWithMessage(client, actId, `Catatan “${title}” diurungkan.`);
    setUndoing(null);
    if (refusal === null) onUndone(actId);
  };
  return (
    <section aria-labelledby="slip-dicatat">
      <h2 id="slip-dicatat" className="text-sm font-semibold">
        Baru dicatat
      </h2>
      <div role="status">
        {entries.length === 0 && (
          <p className="mt-2 text-sm text-muted text-pretty">
            Slip yang dicatat tampil di sini, yang terakhir di atas.
          </p>
        )}
        <ul>
          {entries.map((entry) => (
            <li key={entry.actId} className="flex items-start gap-3 border-b border-line py-3 last:border-b-0">
              <div className="min-w-0 flex-1 text-sm wrap-anywhere">
                <p className="font-semibold">{entry.title}</p>
                <p className="text-muted">{entry.detail}</p>
                <p className="text-muted">Slip {formatDate(entry.slipDay)}</p>
              </div>
              <button
                type="button"
                aria-disabled={undoing === entry.actId}
                aria-label={`Urungkan ${entry.title}`}
                onClick={() => void undo(entry)}
                className={buttonStyle("outlined", "compact")}
              >
                Urungkan
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
