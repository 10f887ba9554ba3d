import { formatNumber } from "../format/formatNumber";
import { LoadFailure } from "../ui/LoadFailure";
import { Notice } from "../ui/Notice";
import { Skeleton } from "../ui/Skeleton";
import type { LabelSource } from "./copies/labelSource";
import type { LabelCopies } from "./copies/useLabelCopies";

interface NoSheetsProps {
  source: LabelSource | null;
  found: LabelCopies;
  isReady: boolean;
  /** What is wrong with the sheet. */
  problem: string | null;
  onRetry: () => void;
}

/** What stands in place of the sheets while there are none. */
export function NoSheets({ source, found, isReady, problem, onRetry }: NoSheetsProps) {
  if (source === null) {
    return (
      <Notice title="Label apa yang dicetak?">
        Isi rentang kode eksemplar atau pindai kodenya satu per satu. Label untuk buku tertentu juga dapat disiapkan
        dari daftar Buku, dari hasil impor, dan dari halaman bukunya.
      </Notice>
    );
  }
  if (found.state === "failed") {
    if (found.message === null) return <LoadFailure title="Eksemplar gagal dimuat" onRetry={onRetry} />;
    return source.by === "range" ? (
      <Notice title="Rentang ini tidak dapat dicetak">Perbaiki kodenya di bagian Eksemplar.</Notice>
    ) : (
      <Notice title="Pilihan ini tidak dapat dicetak">{found.message}</Notice>
    );
  }
  if (problem !== null) return <Notice title="Ukuran kertas belum benar">{problem}</Notice>;
  if (found.state === "loading" || !isReady) {
    return (
      <div aria-busy="true">
        <p role="status" className="mb-2 text-sm text-muted tabular-nums">
          {found.state === "loading" && found.loaded > 0
            ? `Memuat eksemplar… ${formatNumber(found.loaded)}`
            : "Memuat eksemplar…"}
        </p>
        <Skeleton className="h-96 rounded-2xl" />
      </div>
    );
  }
  if (found.copies.length > 0)
    return <Notice title="Tidak ada label yang dapat dicetak">Alasannya tertulis di atas.</Notice>;
  return source.by === "books" && source.bookIds.length === 0 ? (
    <Notice title="Pilihan buku sudah tidak tersimpan">Pilih lagi bukunya di daftar Buku, lalu tekan Label.</Notice>
  ) : (
    <Notice title="Tidak ada eksemplar">Eksemplar dengan pilihan ini tidak ada, atau sudah ditarik.</Notice>
  );
}
