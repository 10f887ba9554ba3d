import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate, formatLongDate } from "../format/formatDate";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { useLibraryName } from "../app/layout/LibraryName";
import { LibraryMark } from "../ui/marks/LibraryMark";
import { Barcode } from "../ui/barcode/Barcode";
import { cardTones } from "./cardTones";
import type { BarPattern } from "../ui/barcode/code128";

export const CardFace_student = graphql(`
  fragment CardFace_student on Student {
    id
    nis
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
  onEnlarge?: () => void;
  files?: EmbeddedFiles;
}

const PHOTO = "size-18 shrink-0 rounded-xl bg-white object-cover";

/** The card itself. Like a printed card it has the same colours in both themes. */
export function CardFace({ student: ref, settings, today, pattern, onEnlarge, files }: CardFaceProps) {
  const { nis, name, className, status, suspendedUntil, expiresAt } = readFragment(CardFace_student, ref);
  const { cardTone, logoIconUrl } = readFragment(CardFace_settings, settings);
  const libraryName = useLibraryName();
  const facts = [
    ["Kelas", className],
    expiresAt ? ["Berlaku Sampai", formatDate(expiresAt)] : ["Berlaku", "Selama menjadi siswa"],
  ].filter(([, value]) => value);
  const nameSize = name.length > 40 ? "text-lg leading-snug" : "text-2xl print:text-xl";
  const isSuspended = status === "SUSPENDED" && (suspendedUntil === null || suspendedUntil >= today);
  const isExpired = expiresAt !== null && expiresAt < today;
  return (
    <div className="member-card">
      <div className="by-day bg-card text-ink">
        <div className={`kawung-tile member-card-face ${cardTones[cardTone]}`}>
          <div className="flex items-center gap-3">
            <LibraryMark logo={files ? files.logo : logoIconUrl} className="size-9 shrink-0 text-white/20" />
            <div className="min-w-0">
              <h2 id="kartu" className="text-xs font-semibold tracking-widest uppercase">
                Kartu Anggota
              </h2>
              <p className="text-sm font-medium wrap-anywhere">{libraryName}</p>
            </div>
          </div>
          <div className="mt-7 flex items-center gap-4 print:mt-3">
            {files?.photo && <img src={files.photo} alt={`Foto ${name}`} width={480} height={480} className={PHOTO} />}
            <p className={`min-w-0 font-serif font-semibold text-balance wrap-anywhere ${nameSize}`}>{name}</p>
          </div>
          <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-3 print:mt-2">
            {facts.map(([label, value]) => (
              <div key={label} className="min-w-0">
                <dt className="text-xs text-white/80">{label}</dt>
                <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {isSuspended && (
          <Warning>
            {suspendedUntil
              ? `Ditangguhkan sampai ${formatLongDate(suspendedUntil)}: sampai hari itu tidak dapat meminjam. Tanyakan kepada petugas.`
              : "Ditangguhkan: untuk sementara tidak dapat meminjam. Tanyakan kepada petugas."}
          </Warning>
        )}
        {isExpired && <Warning>Masa berlaku sudah habis. Petugas perpustakaan dapat memperpanjangnya.</Warning>}
        {/* Pressing the bars also enlarges them; the button below is the accessible way. */}
        <div onClick={pattern ? onEnlarge : undefined} className="pt-4 pb-3 text-center print:pt-2 print:pb-1.5">
          {pattern && (
            <Barcode
              pattern={pattern}
              label={`Barkod NIS ${nis}`}
              width={files?.barcodeWidth}
              className={`h-20 print:h-[14mm] ${files?.barcodeWidth ? "mx-auto block max-w-full" : "block w-full"}`}
            />
          )}
          <p className="mt-2 px-5 text-sm wrap-anywhere print:mt-0.5">
            <span className="mr-1 text-muted">NIS</span>{" "}
            <strong className="font-semibold tracking-widest tabular-nums">{nis}</strong>
          </p>
        </div>
      </div>
    </div>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 bg-bata-soft px-5 py-3 text-sm font-semibold text-bata sm:px-6">
      <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0" />
      {children}
    </p>
  );
}
