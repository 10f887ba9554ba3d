import { Maximize2, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate, formatLongDate } from "../format/formatDate";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { useLibraryName } from "../page/library/LibraryName";
import { LibraryMark } from "../ui/marks/LibraryMark";
import { Barcode } from "../ui/barcode/Barcode";
import { cardTones } from "../format/cardTones";
import type { BarPattern } from "../ui/barcode/code128";

export const CardFace_student = graphql(`
  fragment CardFace_student on Student {
    id
    nis
    memberKind {
      id
      numberName
    }
    name
    className
    status
    suspendedUntil
    expiresAt
  }
`);

export const CardFace_settings = graphql(`
  fragment CardFace_settings on SettingsInfo {
    cardTone
    logoIconUrl
  }
`);

/** What the kept card has in it instead of fetching or measuring it. */
export interface EmbeddedFiles {
  logo: string | null;
  photo: string | null;
  /** In CSS pixels. */
  barcodeWidth: number | null;
}

interface CardFaceProps {
  settings: FragmentType<typeof CardFace_settings>;
  student: FragmentType<typeof CardFace_student>;
  /** `2026-11-21`. */
  today: string;
  pattern: BarPattern | null;
  /** With it the card is low on a phone, where what is borrowed has to stand on the first screen too. */
  onEnlarge?: () => void;
  files?: EmbeddedFiles;
}

const PHOTO = "size-18 shrink-0 rounded-xl bg-white object-cover";

/** Modules narrower than this many CSS pixels are too fine for many scanners. */
export const MODULE_PX = 2;
/** On a phone, a barcode of up to this many modules stands beside the name; a longer one has the card's whole width. */
const MOST_BESIDE = 100;

/** The card itself. Like a printed card it has the same colours in both themes. */
export function CardFace({ student: ref, settings, today, pattern, onEnlarge, files }: CardFaceProps) {
  const { nis, memberKind, name, className, status, suspendedUntil, expiresAt } = readFragment(CardFace_student, ref);
  const { cardTone, logoIconUrl } = readFragment(CardFace_settings, settings);
  const libraryName = useLibraryName();
  const isSuspended = status === "SUSPENDED" && (suspendedUntil === null || suspendedUntil >= today);
  const isExpired = expiresAt !== null && expiresAt < today;
  const isLow = onEnlarge !== undefined;
  const isBeside = isLow && pattern !== null && pattern.modules <= MOST_BESIDE;
  return (
    <div className={`member-card ${isLow ? "low-card" : ""} ${isBeside ? "low-card-beside" : ""}`}>
      <div className="by-day member-card-parts bg-card text-ink">
        <div className={`kawung-tile member-card-face ${cardTones[cardTone]}`}>
          <div className="flex items-center gap-3">
            <div className="low-card-omits min-w-0 grow">
              <div className="flex items-center gap-3">
                <LibraryMark logo={files ? files.logo : logoIconUrl} className="size-8 shrink-0 text-white/20" />
                <p className="min-w-0 text-sm font-semibold wrap-anywhere">{libraryName}</p>
              </div>
            </div>
            <h2 id="kartu" className="shrink-0 text-xs font-medium">
              Kartu Anggota
            </h2>
          </div>
          <div className="member-card-name">
            {files?.photo && <img src={files.photo} alt={`Foto ${name}`} width={480} height={480} className={PHOTO} />}
            <div className="min-w-0">
              <p
                className={`font-serif font-semibold text-balance wrap-anywhere ${name.length > 40 ? "text-lg" : "text-xl"} leading-snug`}
              >
                {name}
              </p>
              <p className="text-sm wrap-anywhere text-white/85">
                {className && <span>{className}</span>}
                <span className="low-card-omits">
                  {className && " · "}
                  {expiresAt ? "berlaku s.d. " : "berlaku "}
                  <span>{expiresAt ? formatDate(expiresAt) : "selama menjadi anggota"}</span>
                </span>
              </p>
            </div>
          </div>
        </div>
        {isSuspended && (
          <Warning>
            {suspendedUntil
              ? `Tidak boleh meminjam sampai ${formatLongDate(suspendedUntil)}. Tanyakan kepada petugas.`
              : "Tidak boleh meminjam untuk sementara. Tanyakan kepada petugas."}
          </Warning>
        )}
        {isExpired && <Warning>Kartu ini sudah tidak berlaku. Petugas perpustakaan dapat memperpanjangnya.</Warning>}
        {/* Pressing the bars also enlarges them; the buttons are the accessible way. */}
        <div onClick={pattern ? onEnlarge : undefined} className="member-card-bars">
          {pattern && (
            <Barcode
              pattern={pattern}
              label={`Barkod ${nis}`}
              width={files ? files.barcodeWidth : pattern.modules * MODULE_PX}
              className={files?.barcodeWidth ? "mx-auto h-20 max-w-full" : "member-card-barcode"}
            />
          )}
          <p className="px-2 text-sm font-semibold tracking-widest wrap-anywhere tabular-nums">
            <span className="text-xs font-medium tracking-normal text-muted">{memberKind.numberName}</span> {nis}
          </p>
          {pattern && onEnlarge && (
            <button type="button" onClick={onEnlarge} className="low-card-button needs-script">
              <Maximize2 aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Perbesar<span className="sr-only"> kartu</span>
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="member-card-warning flex items-start gap-2 bg-bata-soft px-5 py-3 text-sm font-semibold text-bata sm:px-6">
      <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0" />
      {children}
    </p>
  );
}
