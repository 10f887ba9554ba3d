import { Maximize2 } from "lucide-react";
import { useState } from "react";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { Barcode } from "../ui/barcode/Barcode";
import { CardFace_settings, CardFace_student } from "./CardFace";
import { CardSheet } from "./CardSheet";
import { cardTones } from "./cardTones";
import { code128 } from "../ui/barcode/code128";
import { MemberCard_student } from "./MemberCard";

interface MemberCardStripProps {
  student: FragmentType<typeof MemberCard_student>;
  settings: FragmentType<typeof CardFace_settings>;
}

/** The card as one line that opens it large, so that what is borrowed stands on a phone's first screen. */
export function MemberCardStrip({ student: ref, settings }: MemberCardStripProps) {
  const student = readFragment(MemberCard_student, ref);
  const { className } = readFragment(CardFace_student, student);
  const { cardTone } = readFragment(CardFace_settings, settings);
  const [isOpen, setIsOpen] = useState(false);
  const { nis, name } = student;
  const pattern = code128(nis);
  if (!pattern) return null;
  return (
    <div className="needs-script lg:hidden print:hidden">
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="member-card by-day flex w-full items-stretch bg-card text-left text-ink"
      >
        <span className={`kawung-tile member-card-face block min-w-0 grow py-3! ${cardTones[cardTone]}`}>
          <span className="block text-xs">{className === null ? "Kartu Anggota" : `Kartu Anggota · ${className}`}</span>
          <span className="mt-1 line-clamp-2 font-serif text-lg leading-snug font-semibold wrap-anywhere">{name}</span>
          <span className="mt-0.5 block text-sm font-semibold tracking-widest wrap-anywhere tabular-nums">{nis}</span>
        </span>
        <span className="flex w-28 shrink-0 flex-col items-center justify-center gap-2 px-3 text-sm font-semibold">
          <Barcode pattern={pattern} className="block h-11 w-full" />
          <span className="flex items-center gap-1.5">
            <Maximize2 aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Besarkan
          </span>
        </span>
      </button>
      <CardSheet name={name} nis={nis} pattern={pattern} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}
