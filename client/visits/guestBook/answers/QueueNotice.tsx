import { Hourglass, WifiOff } from "lucide-react";
import type { QueueState } from "../scanning/ScanQueue";

/** Why numbers are still queued; nothing while everything works. */
export function QueueNotice({ waiting, delay }: QueueState) {
  if (waiting === 0) return null;
  if (!delay) return <p className="appear-late text-center text-muted">Mencatat…</p>;
  const Icon = delay.reason === "unreachable" ? WifiOff : Hourglass;
  return (
    <div className="flex items-start gap-4 rounded-2xl border border-line bg-wash px-5 py-5 sm:px-6">
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 shrink-0 text-muted" />
      <div className="min-w-0 text-pretty">
        <p className="text-lg font-semibold">
          {delay.reason === "unreachable" ? `${waiting} kunjungan belum tercatat` : "Antrean sedang ramai"}
        </p>
        <p className="text-muted">
          {delay.reason === "unreachable"
            ? "Server tidak menjawab. Nomor tidak hilang dan akan dikirim ulang; " +
              "tekan Enter untuk mencobanya sekarang."
            : `Nomor dikirim otomatis dalam ${delay.seconds} detik. Tidak perlu memindai lagi.`}
        </p>
      </div>
    </div>
  );
}
