import { useRef } from "react";
import { Sheet } from "../ui/Sheet";
import { Barcode } from "./Barcode";
import type { BarPattern } from "./code128";
import { useElementSize } from "./useElementSize";
import { useWakeLock } from "./useWakeLock";

interface CardSheetProps {
  name: string;
  nis: string;
  pattern: BarPattern;
  isOpen: boolean;
  onClose: () => void;
}

/** The barcode on a screen that is all white and stays lit, for the scanner at the desk. */
export function CardSheet({ isOpen, onClose, ...card }: CardSheetProps) {
  return (
    <Sheet title="Kartu Anggota" place="full" isOpen={isOpen} onClose={onClose}>
      <LargeBarcode {...card} />
    </Sheet>
  );
}

/** Narrower than this, in CSS pixels, the bars of a phone are too fine for many readers. */
const MIN_MODULE_PX = 2;

function LargeBarcode({ name, nis, pattern }: Omit<CardSheetProps, "isOpen" | "onClose">) {
  useWakeLock();
  const container = useRef<HTMLDivElement>(null);
  const size = useElementSize(container);
  // Along the longer side where the shorter would squeeze it.
  const isVertical =
    size !== null && size.height > size.width && size.width < pattern.modules * MIN_MODULE_PX * devicePixelRatio;
  return (
    <div
      ref={container}
      className={`flex h-full min-h-0 items-center justify-center gap-4 text-center ${isVertical ? "flex-row-reverse" : "flex-col"}`}
    >
      {/* Before it is measured it would be drawn twice. */}
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
        <p className="mbs-3 text-sm text-muted">Dekatkan ke pemindai. Bila sulit terbaca, terangkan layar.</p>
      </div>
    </div>
  );
}
