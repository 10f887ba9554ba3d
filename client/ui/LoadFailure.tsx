import { buttonStyle } from "./buttonStyle";
import { Notice } from "./Notice";

interface LoadFailureProps {
  /** `Daftar buku gagal dimuat` */
  title: string;
  onRetry: () => void;
}

/** Shown instead of content that could not be loaded. */
export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  return (
    <Notice
      isAlert
      title={title}
      actions={
        <button type="button" onClick={onRetry} className={`needs-script ${buttonStyle("filled")}`}>
          Coba lagi
        </button>
      }
    >
      Sambungan terputus atau server sedang terganggu. Tunggu sebentar, lalu coba lagi.
    </Notice>
  );
}
