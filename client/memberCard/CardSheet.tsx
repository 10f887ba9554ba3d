import { useRef } from "react";
import { Sheet } from "../ui/Sheet";
import { Barcode } from "./Barcode";
import type { BarPattern } from "./code128";
import { useRoom } from "./useRoom";
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
const FINEST_MODULE = 2;

function LargeBarcode({ name, nis, pattern }: Omit<CardSheetProps, "isOpen" | "onClose">) {
  useWakeLock();
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  // Along the longer side where the shorter would squeeze it.
  const isTurned =
    room !== null && room.height > room.width && room.width < pattern.modules * FINEST_MODULE * devicePixelRatio;
  return (
    <div
      ref={stage}
      className={`flex h-full min-h-0 items-center justify-center gap-4 text-center ${isTurned ? "flex-row-reverse" : "flex-col"}`}
    >
      {/* Before it is measured it would be drawn twice. */}
      {room && (
        <Barcode
          key={String(isTurned)}
          pattern={pattern}
          label={`Barkod NIS ${nis}`}
          isTurned={isTurned}
          className={isTurned ? "block h-full w-36 shrink-0" : "block h-64 min-h-0 w-full max-w-2xl shrink"}
        />
      )}
      <div className={isTurned ? "max-h-full [writing-mode:vertical-rl]" : ""}>
        <p className="text-lg font-semibold tracking-widest wrap-anywhere tabular-nums">{nis}</p>
        <p className="mbs-1 font-serif text-lg font-semibold wrap-anywhere">{name}</p>
        <p className="mbs-3 text-sm text-muted">Dekatkan ke pemindai. Bila sulit terbaca, terangkan layar.</p>
      </div>
    </div>
  );
}
