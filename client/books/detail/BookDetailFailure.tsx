import { PageMeta } from "../../rendering/PageMeta";
import { buttonStyle } from "../../ui/buttonStyle";
import { Notice } from "../../ui/Notice";

export function BookDetailFailure({ onRetry }: { onRetry: () => void }) {
  const retry = (
    <button type="button" onClick={onRetry} className={`needs-script ${buttonStyle("filled")}`}>
      Coba Lagi
    </button>
  );
  return (
    <div className="mt-8">
      <PageMeta title="Buku" description="Rincian buku di katalog perpustakaan." isHidden />
      <Notice isAlert title="Rincian buku gagal dimuat" actions={retry}>
        Sambungan terputus atau server sedang terganggu. Tunggu sebentar, lalu coba lagi.
      </Notice>
    </div>
  );
}
