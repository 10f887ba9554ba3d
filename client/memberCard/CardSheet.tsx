import { useRef } from "react";
import { Sheet } from "../ui/Sheet";
import { Barcode } from "../ui/barcode/Barcode";
import type { BarPattern } from "../ui/barcode/code128";
import { useElementSize } from "../ui/barcode/useElementSize";
import { useWakeLock } from "./useWakeLock";

interface CardSheetProps {
  name: string;
  nis: string;
  pattern: BarPattern;
  isOpen: boolean;
  onClose: () => void;
}

/** The barcode on a white screen that stays awake, for a scanner. */
export function CardSheet({ isOpen, onClose, ...card }: CardSheetProps) {
  return (
    <Sheet title="Kartu Anggota" placement="full" isOpen={isOpen} onClose={onClose}>
      <LargeBarcode {...card} />
    </Sheet>
  );
}

/** Modules narrower than this many CSS pixels are too fine for many scanners. */
const MIN_MODULE_PX = 2;

function LargeBarcode({ name, nis, pattern }: Omit<CardSheetProps, "isOpen" | "onClose">) {
  useWakeLock();
  const container = useRef<HTMLDivElement>(null);
  const size = useElementSize(container);
  // Vertical if the shorter side is too narrow.
  const isVertical =
    size !== null && size.height > size.width && size.width < pattern.modules * MIN_MODULE_PX * devicePixelRatio;
  const direction = isVertical ? "flex-row-reverse" : "flex-col";
  return (
    <div ref={container} className={`flex h-full min-h-0 items-center justify-center gap-4 text-center ${direction}`}>
      {/* Rendered only once measured, to avoid drawing it twice. */}
      {size && (
        <Barcode
          key={String(isVertical)}
          pattern={pattern}
          label={`Barkod NIS ${nis}`}
          isVertical={isVertical}
          className={isVertical ? "block h-full w-36 shrink-0" : "block h-64 min-h-0 w-full max-w-2xl shrink"}
        />
      )}
      <div className={isVertical ? "max-h-full [writing-mode:vertical-rl]" : ""}>
        <p className="text-lg font-semibold tracking-widest wrap-anywhere tabular-nums">{nis}</p>
        <p className="mbs-1 font-serif text-lg font-semibold wrap-anywhere">{name}</p>
        <p className="mbs-3 text-sm text-muted">Dekatkan ke pemindai. Bila sulit terbaca, naikkan kecerahan layar.</p>
      </div>
    </div>
  );
}
