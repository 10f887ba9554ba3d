import { X } from "lucide-react";
import { useRef } from "react";
import { formatDate } from "../format/formatDate";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { Sheet } from "../ui/Sheet";
import { Barcode } from "../ui/barcode/Barcode";
import type { BarPattern } from "../ui/barcode/code128";
import { useElementSize } from "../ui/barcode/useElementSize";
import { LibraryMark } from "../ui/marks/LibraryMark";
import { CardFace_settings, CardFace_student, MODULE_PX } from "./CardFace";
import { useWakeLock } from "./useWakeLock";

interface CardSheetProps {
  student: FragmentType<typeof CardFace_student>;
  settings: FragmentType<typeof CardFace_settings>;
  pattern: BarPattern;
  isOpen: boolean;
  onClose: () => void;
}

/** The barcode on a white screen that stays awake, for a scanner. */
export function CardSheet({ isOpen, onClose, ...card }: CardSheetProps) {
  return (
    <Sheet title="Kartu anggota" placement="full" isWithoutHeader isOpen={isOpen} onClose={onClose}>
      <div className="flex justify-end p-3">
        <button type="button" onClick={onClose} aria-label="Tutup" className="icon-button">
          <X aria-hidden="true" strokeWidth={1.75} className="size-6" />
        </button>
      </div>
      <div className="min-h-0 flex-auto px-5 pb-5">
        <LargeBarcode {...card} />
      </div>
    </Sheet>
  );
}

function LargeBarcode({ student: ref, settings, pattern }: Omit<CardSheetProps, "isOpen" | "onClose">) {
  useWakeLock();
  const { name, nis, className, expiresAt } = readFragment(CardFace_student, ref);
  const { logoIconUrl } = readFragment(CardFace_settings, settings);
  const container = useRef<HTMLDivElement>(null);
  const size = useElementSize(container);
  // Vertical if the shorter side is too narrow.
  const isVertical =
    size !== null && size.height > size.width && size.width < pattern.modules * MODULE_PX * devicePixelRatio;
  const facts = [className, expiresAt ? `berlaku s.d. ${formatDate(expiresAt)}` : "berlaku selama menjadi anggota"];
  return (
    <div
      ref={container}
      className={`flex h-full min-h-0 items-center justify-center gap-4 text-center ${isVertical ? "flex-row-reverse" : "flex-col"}`}
    >
      <div className={isVertical ? "max-h-full [writing-mode:vertical-rl]" : ""}>
        {!isVertical && <LibraryMark logo={logoIconUrl} className="mx-auto mb-4 size-11 text-nila" />}
        <p className="font-serif text-xl font-semibold wrap-anywhere">{name}</p>
        <p className="text-muted wrap-anywhere">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {/* Rendered only once measured, to avoid drawing it twice. */}
      {size && (
        <div
          className={`flex min-h-0 shrink flex-col items-center justify-center rounded-2xl border border-line ${isVertical ? "h-full w-36" : "w-full max-w-2xl pt-5 pb-4"}`}
        >
          <Barcode
            key={String(isVertical)}
            pattern={pattern}
            label={`Barkod ${nis}`}
            isVertical={isVertical}
            className={isVertical ? "block h-full w-24" : "block h-40 min-h-0 w-full shrink"}
          />
          {!isVertical && <Digits>{nis}</Digits>}
        </div>
      )}
      <div className={isVertical ? "max-h-full [writing-mode:vertical-rl]" : ""}>
        {isVertical && <Digits>{nis}</Digits>}
        <p className="text-sm text-muted text-balance">
          Tunjukkan kepada petugas. Jika sulit terbaca, naikkan kecerahan layar.
        </p>
      </div>
    </div>
  );
}

function Digits({ children }: { children: string }) {
  return <p className="mbs-3 text-lg font-semibold tracking-widest wrap-anywhere tabular-nums">{children}</p>;
}
