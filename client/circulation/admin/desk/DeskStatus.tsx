import { Volume2, VolumeX } from "lucide-react";
import { useState } from "react";
import { useBrowserValue } from "../../../page/rendering/useBrowserValue";
import { formatNumber } from "../../../format/formatNumber";
import { buttonStyle } from "../../../ui/buttonStyle";
import type { StallReason } from "./DeskEvent";
import { isMuted, setMuted } from "./sounds";

interface DeskStatusProps {
  waiting: number;
  /** Why the first that waits could not be sent. */
  stall: StallReason | null;
  /** The network has gone, and nothing waits yet. */
  isCutOff: boolean;
  /** Whether the browser can keep what waits. */
  isKept: boolean;
  /** How one works here. */
  hint?: string;
  /** What the escape key does. */
  escapeHint?: string;
  onRetry: () => void;
}

/** The line under the field: how one works here, or that the server does not answer. */
export function DeskStatus({
  waiting,
  stall,
  isCutOff,
  isKept,
  hint = "Pindai kartu anggota, lalu bukunya. Tanpa anggota, buku yang dipindai dikembalikan.",
  escapeHint = "selesai dengan anggota ini",
  onRetry,
}: DeskStatusProps) {
  return (
    <div className="mt-1.5 mb-3 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
      {stall !== null ? (
        <>
          <span className="font-semibold text-bata">
            {stall === "login" ? "Sesi Anda sudah berakhir. " : "Server tidak terjangkau. Pindai seperti biasa, "}
            {formatNumber(waiting)} pindaian{" "}
            {isKept
              ? `tersimpan di browser ini dan dikirim ${stall === "login" ? "setelah login" : "nanti"}.`
              : "menunggu. Browser ini tidak dapat menyimpannya, jadi jangan tutup halaman ini."}
          </span>
          {stall === "login" && (
            <a href="/login" className={buttonStyle("filled", "compact")}>
              Login
            </a>
          )}
          <button type="button" onClick={onRetry} className={buttonStyle("outlined", "compact")}>
            Coba lagi
          </button>
        </>
      ) : isCutOff ? (
        <span className="min-w-0 flex-1 font-semibold text-pretty text-bata">
          Jaringan terputus. Pindai seperti biasa, hasilnya tampil setelah tersambung lagi.
        </span>
      ) : (
        <span className="min-w-0 flex-1 text-pretty">{waiting > 0 ? "Memproses…" : hint}</span>
      )}
      <span className="ml-auto flex items-center gap-4">
        <span aria-hidden="true" className="flex items-center gap-1.5 max-lg:hidden">
          <kbd className="key">Esc</kbd> {escapeHint}
        </span>
        <span aria-hidden="true" className="flex items-center gap-1.5 max-lg:hidden">
          <kbd className="key">Ctrl</kbd>
          <kbd className="key">Z</kbd> urungkan
        </span>
        <SoundButton />
      </span>
    </div>
  );
}

function SoundButton() {
  const kept = useBrowserValue(isMuted, false);
  const [changed, setChanged] = useState<boolean | null>(null);
  const isOff = changed ?? kept;
  const Icon = isOff ? VolumeX : Volume2;
  return (
    <button
      type="button"
      aria-pressed={!isOff}
      title={isOff ? "Aktifkan bunyi" : "Matikan bunyi"}
      aria-label="Bunyi"
      onClick={() => {
        setMuted(!isOff);
        setChanged(!isOff);
      }}
      className="icon-button lg:size-8"
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
    </button>
  );
}
