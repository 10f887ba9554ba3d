import { Download, Minus, Plus } from "lucide-react";
import { buttonStyle } from "../../ui/buttonStyle";
import { Sheet } from "../../ui/Sheet";
import { type ReaderSettings, stepped, TEXT_SIZE, type Tone, TONES, ZOOM } from "./readerSettings";

interface SettingsSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly kind: "pdf" | "epub";
  readonly file: string;
  readonly tone: Tone;
  readonly settings: ReaderSettings;
  readonly onChange: (settings: ReaderSettings) => void;
}

const TONE_NAMES: Readonly<Record<Tone, string>> = { light: "Terang", sepia: "Sepia", dark: "Gelap" };
const KEYS = [
  ["→ atau Page Down", "Halaman berikutnya"],
  ["← atau Page Up", "Halaman sebelumnya"],
  ["Home, End", "Awal atau akhir buku"],
  ["/", "Cari di buku ini"],
  ["Esc", "Tutup, keluar dari layar penuh"],
] as const;

export function SettingsSheet({ isOpen, onClose, kind, file, tone, settings, onChange }: SettingsSheetProps) {
  const isPdf = kind === "pdf";
  const size = isPdf ? settings.zoom : settings.textSize;
  const bounds = isPdf ? ZOOM : TEXT_SIZE;
  const resize = (by: 1 | -1) => {
    const next = stepped(size, by, bounds);
    onChange(isPdf ? { ...settings, zoom: next } : { ...settings, textSize: next });
  };
  return (
    <Sheet title="Tampilan" isOpen={isOpen} onClose={onClose} placement="middle">
      <div className="grid gap-6">
        <div role="group" aria-label={isPdf ? "Ukuran halaman" : "Ukuran huruf"} className="flex items-center gap-3">
          <span className="flex-1">{isPdf ? "Ukuran halaman" : "Ukuran huruf"}</span>
          <button
            type="button"
            aria-label="Perkecil"
            aria-disabled={size <= bounds.min}
            onClick={() => resize(-1)}
            className={`${buttonStyle("outlined", "small")} aria-disabled:opacity-50`}
          >
            <Minus aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </button>
          <output className="w-14 text-center tabular-nums">{`${Math.round(size * 100)}%`}</output>
          <button
            type="button"
            aria-label="Perbesar"
            aria-disabled={size >= bounds.max}
            onClick={() => resize(1)}
            className={`${buttonStyle("outlined", "small")} aria-disabled:opacity-50`}
          >
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </button>
        </div>
        {!isPdf && (
          <div role="group" aria-label="Warna" className="flex flex-wrap items-center gap-2">
            <span className="flex-1">Warna</span>
            {TONES.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === tone}
                onClick={() => onChange({ ...settings, tone: name })}
                className="filter-tab"
              >
                {TONE_NAMES[name]}
              </button>
            ))}
          </div>
        )}
        <a href={file} download className={`${buttonStyle("outlined")} sm:hidden`}>
          <Download aria-hidden="true" strokeWidth={1.75} className="size-5" />
          Unduh berkas
        </a>
        <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-sm max-sm:hidden">
          {KEYS.map(([key, action]) => (
            <div key={key} className="contents">
              <dt className="font-semibold">{key}</dt>
              <dd className="text-muted">{action}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
}
