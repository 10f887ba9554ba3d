import { CloudOff, X } from "lucide-react";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { wallClock } from "../../../format/wallClock";
import type { DeskRequest } from "../desk/requests/deskRequests";

interface WaitingScansProps {
  queue: readonly DeskRequest[];
  onRemove: (key: string) => void;
}

/** In place of the student while the network is away: what was scanned, in its order. */
export function WaitingScans({ queue, onRemove }: WaitingScansProps) {
  const timeZone = useLibraryTimeZone();
  return (
    <section aria-labelledby="menunggu" className="desk-card min-h-44">
      <div className="flex items-center gap-3 border-b border-line px-4 py-3">
        <CloudOff aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-bata" />
        <h2 id="menunggu" className="font-serif text-lg font-semibold">
          Menunggu sambungan internet
        </h2>
      </div>
      <ol className="max-h-96 overflow-y-auto" tabIndex={0} aria-labelledby="menunggu">
        {queue.map((request, place) => {
          const text = textOf(request);
          return (
            <li
              key={request.key}
              className="flex min-h-11 items-center gap-3 border-b border-line px-4 text-sm last:border-b-0"
            >
              <time className="text-xs text-muted tabular-nums">
                {wallClock(new Date(request.at).toISOString(), timeZone).time}
              </time>
              <span className="line-clamp-2 min-w-0 flex-1 font-medium wrap-anywhere">{text}</span>
              {place > 0 ? (
                <button
                  type="button"
                  aria-label={`Hapus ${text}`}
                  title="Hapus"
                  onClick={() => onRemove(request.key)}
                  className="icon-button"
                >
                  <X aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
                </button>
              ) : (
                // It may have arrived, with only its answer lost.
                <span className="text-xs text-muted">Mengirim ulang…</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function textOf(request: DeskRequest): string {
  switch (request.kind) {
    case "scan":
      return request.code;
    case "lend":
      return `Pinjamkan ${request.itemCode}`;
    case "setLend":
      return [request.itemCode, request.studentName && `untuk ${request.studentName}`].filter(Boolean).join(" ");
    case "return":
      return `Kembalikan ${request.itemCode}`;
    case "renew":
      return `Perpanjang ${request.itemCode}`;
    case "lost":
      return "Catat hilang";
    case "pay":
    case "payAll":
      return "Terima pembayaran";
    case "undo":
      return "Urungkan";
    case "choose":
      return "Pilih anggota";
    case "letGo":
    case "possibleCard":
      return "Selesai dengan anggota ini";
  }
}
