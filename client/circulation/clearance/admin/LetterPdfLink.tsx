import { type MouseEvent, type ReactNode, useState } from "react";
import { downloadLetters } from "./downloadLetters";
import { letterPdfHref } from "./letterPdfHref";

interface LetterPdfLinkProps {
  /** The letters' numbers, as REST has them. */
  ids: readonly number[];
  className: string;
  children: ReactNode;
}

/** Downloads letters as one PDF; a link all the same, for a click into another tab and before the script has come. */
export function LetterPdfLink({ ids, className, children }: LetterPdfLinkProps) {
  const [isBusy, setIsBusy] = useState(false);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    void downloadLetters(ids).finally(() => setIsBusy(false));
  };
  return (
    <a
      href={letterPdfHref(ids)}
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
