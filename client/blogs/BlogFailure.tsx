import { buttonStyle } from "../ui/buttonStyle";
import { Notice } from "../ui/Notice";

interface BlogFailureProps {
  title: string;
  onRetry: () => void;
}

export function BlogFailure({ title, onRetry }: BlogFailureProps) {
  const retry = (
    <button type="button" onClick={onRetry} className={`needs-script ${buttonStyle("filled")}`}>
      Coba Lagi
    </button>
  );
  return (
    <Notice isAlert title={title} actions={retry}>
      Sambungan terputus atau server sedang terganggu. Tunggu sebentar, lalu coba lagi.
    </Notice>
  );
}
