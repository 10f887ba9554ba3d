import { createContext, useContext } from "react";
import { buttonStyle } from "./buttonStyle";
import { Notice } from "./Notice";

/** Why nothing is loaded at the moment, where the server has said it. */
export const LoadFailureReason = createContext<string | null>(null);

interface LoadFailureProps {
  /** `Daftar buku gagal dimuat` */
  title: string;
  onRetry: () => void;
}

/** Shown instead of content that could not be loaded. */
export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  const reason = useContext(LoadFailureReason);
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
      {reason ?? "Sambungan internet terputus atau server sedang terganggu. Tunggu sebentar, lalu coba lagi."}
    </Notice>
  );
}
