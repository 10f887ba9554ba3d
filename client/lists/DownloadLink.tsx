import { type MouseEvent, type ReactNode, useState } from "react";
import { type Download, fetchDownload } from "./fetchDownload";

interface DownloadLinkProps {
  file: Download;
  className: string;
  children: ReactNode;
}

/** Downloads a file; a link all the same, for a click into another tab and before the script has come. */
export function DownloadLink({ file, className, children }: DownloadLinkProps) {
  const [isBusy, setIsBusy] = useState(false);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    void fetchDownload(file).finally(() => setIsBusy(false));
  };
  return (
    <a
      href={file.href}
      download
      onClick={onClick}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      className={`relative aria-disabled:cursor-default aria-disabled:opacity-70 ${className}`}
    >
      {/* The label keeps its room, so that nothing moves. */}
      <span className={`inline-flex items-center gap-2 ${isBusy ? "invisible" : ""}`}>{children}</span>
      {isBusy && <span className="absolute inset-0 grid place-items-center">Menyiapkan…</span>}
    </a>
  );
}
