import { formatLongDate } from "../../format/formatDate";
import type { FragmentType } from "../../gql/fragment-masking";
import { buttonStyle } from "../../ui/buttonStyle";
import { CardFace, type CardFace_settings, type CardFace_student, type EmbeddedFiles } from "../CardFace";
import type { BarPattern } from "../../ui/barcode/code128";

export interface KeptCardProps {
  student: FragmentType<typeof CardFace_student>;
  settings: FragmentType<typeof CardFace_settings>;
  /** The day on which it is kept: `2026-11-21`. */
  today: string;
  pattern: BarPattern | null;
  files: EmbeddedFiles;
}

/** The card as the browser shows it without a network: a document without scripts. */
export function KeptCard({ today, ...card }: KeptCardProps) {
  return (
    <main className="mx-auto w-full max-w-sm px-4 py-6">
      <h1 className="font-serif text-xl font-semibold">Tidak ada internet</h1>
      <p className="mt-1 mb-5 text-sm text-muted text-pretty">
        Kartu ini disimpan di perangkat Anda pada {formatLongDate(today)}. Dekatkan ke pemindai; jika sulit terbaca,
        naikkan kecerahan layar.
      </p>
      <CardFace {...card} today={today} />
      {/* The address of the page itself: with a network, that page comes. */}
      <a href="" className={`mt-4 w-full ${buttonStyle("outlined")}`}>
        Coba sambungkan lagi
      </a>
    </main>
  );
}
