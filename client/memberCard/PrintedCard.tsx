import { formatDate } from "../format/formatDate";
import { useLibraryName } from "../page/library/LibraryName";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { LibraryMark } from "../ui/marks/LibraryMark";
import { Barcode } from "../ui/barcode/Barcode";
import { CardFace_settings } from "./CardFace";
import { cardTones } from "../format/cardTones";
import { code128 } from "../ui/barcode/code128";

interface PrintedCardProps {
  settings: FragmentType<typeof CardFace_settings>;
  student: { nis: string; name: string; className?: string | null; expiresAt?: string | null };
}

/** A member card in the size of a bank card, as a list item of the sheet that it is printed on. */
export function PrintedCard({ settings, student: { nis, name, className, expiresAt } }: PrintedCardProps) {
  const libraryName = useLibraryName();
  const { cardTone, logoIconUrl } = readFragment(CardFace_settings, settings);
  const pattern = code128(nis);
  const facts = [className, expiresAt && `berlaku s.d. ${formatDate(expiresAt)}`].filter(Boolean);
  return (
    <li className="printed-card">
      <div className={`kawung-tile member-card-face printed-card-face ${cardTones[cardTone]}`}>
        <div className="flex items-center gap-2">
          <LibraryMark logo={logoIconUrl} className="size-5 shrink-0 text-white/30" />
          <p className="line-clamp-1 flex-1 text-xs font-semibold wrap-anywhere">{libraryName}</p>
          <p className="text-xs whitespace-nowrap text-white/85">Kartu Anggota</p>
        </div>
        <p className="mt-auto line-clamp-2 font-serif text-lg leading-tight font-semibold wrap-anywhere">{name}</p>
        <p className="mt-1 line-clamp-1 text-xs text-white/85 wrap-anywhere">{facts.join(" · ")}</p>
      </div>
      <div className="flex min-h-0 flex-1 flex-col justify-center text-center">
        {pattern && <Barcode pattern={pattern} label={`Barkod ${nis}`} className="block h-[10mm] w-full" />}
        <p className="text-xs font-semibold tracking-widest tabular-nums">{nis}</p>
      </div>
    </li>
  );
}
