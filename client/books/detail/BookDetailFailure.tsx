import { buttonStyle } from "../../ui/buttonStyle";
import { Notice } from "../../ui/Notice";
import { PageHeading } from "../../ui/PageHeading";

interface BookDetailFailureProps {
  onRetry: () => void;
  /** Nothing of the book is known, not even its title. */
  isWhole?: boolean;
}

export function BookDetailFailure({ onRetry, isWhole }: BookDetailFailureProps) {
  const retry = (
    <button type="button" onClick={onRetry} className={`needs-script ${buttonStyle("filled")}`}>
      Coba Lagi
    </button>
  );
  return (
    <div className="mt-8">
      {isWhole && <PageHeading className="mb-8">Buku</PageHeading>}
      <Notice isAlert title="Rincian buku gagal dimuat" actions={retry}>
        Sambungan terputus atau server sedang terganggu. Tunggu sebentar, lalu coba lagi.
      </Notice>
    </div>
  );
}
