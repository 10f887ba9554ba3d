import { CloudOff } from "lucide-react";
import { formatNumber } from "../../../format/formatNumber";
import type { StallReason } from "../desk/DeskEvent";

interface UnsentAnswerProps {
  why: StallReason;
  waiting: number;
  /** Whether the browser can keep what waits. */
  isKept: boolean;
}

/** In place of the last answer while the server cannot be reached: the newest scan has none. */
export function UnsentAnswer({ why, waiting, isKept }: UnsentAnswerProps) {
  const until = why === "login" ? "setelah login" : "setelah tersambung lagi";
  return (
    <section aria-label="Hasil terakhir" className="rounded-2xl border-2 border-dashed border-bata bg-card p-4">
      <p className="flex items-center gap-2 text-sm font-semibold text-bata">
        <CloudOff aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
        {why === "login" ? "Sesi Anda sudah berakhir" : "Tidak tersambung"}
      </p>
      <p className="mt-1 font-serif text-xl font-semibold">
        {formatNumber(waiting)} pindaian {isKept ? "tersimpan" : "menunggu"}
      </p>
      <p className="mt-0.5 text-sm text-pretty">
        Belum ada hasilnya: {isKept ? `dikirim ${until}.` : "jangan tutup halaman ini."}
      </p>
    </section>
  );
}
