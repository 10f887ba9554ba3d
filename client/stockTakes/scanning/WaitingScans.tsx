import { formatNumber } from "../../format/formatNumber";
import { buttonStyle } from "../../ui/buttonStyle";
import type { QueueState } from "./ScanQueue";

const DELAYS = {
  busy: "Server sedang sibuk. Pindaian dikirim sebentar lagi.",
  unreachable:
    "Jaringan terputus. Teruskan memindai: pindaian disimpan di perangkat ini dan dikirim begitu tersambung.",
} as const;

/** What the server has not answered yet, and why. */
export function WaitingScans({ queue, onRetry }: { queue: QueueState; onRetry: () => void }) {
  const { waiting, delay, refusal, isKept } = queue;
  if (delay === null || waiting.length === 0) return null;
  return (
    <div role="status" className="rounded-2xl border border-line bg-wash px-4 py-3 text-sm text-pretty">
      <p className="font-semibold">{formatNumber(waiting.length)} pindaian menunggu dikirim</p>
      <p className="mt-0.5 text-muted">
        {delay === "refused" ? refusal : DELAYS[delay]}
        {!isKept && " Browser ini tidak dapat menyimpannya, jadi jangan tutup halaman ini."}
      </p>
      <button type="button" onClick={onRetry} className={`mt-2 ${buttonStyle("outlined", "compact")}`}>
        Kirim sekarang
      </button>
    </div>
  );
}
