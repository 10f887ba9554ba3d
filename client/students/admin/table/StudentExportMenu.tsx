import { Download } from "lucide-react";
import { useRef } from "react";
import { buttonStyle } from "../../../ui/buttonStyle";
import { useDismissibleDetails } from "../../../ui/useDismissibleDetails";

const FORMATS = [
  { format: "aksara", label: "Semua kolom", hint: "CSV untuk Excel, dapat diimpor lagi" },
  { format: "slims", label: "SLiMS", hint: "CSV dengan 18 kolom anggota SLiMS" },
] as const;

/** Plain links: the browser then streams the download. */
export function StudentExportMenu({ href }: { href: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(details);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <details ref={details} className="relative">
      <summary className={`${buttonStyle("outlined", "compact")} list-none [&::-webkit-details-marker]:hidden`}>
        <Download aria-hidden="true" strokeWidth={1.75} className="hidden size-4.5 sm:block" />
        Ekspor
      </summary>
      <div className="table-menu -right-2 w-72 p-1.5">
        {FORMATS.map(({ format, label, hint }) => (
          <a
            key={format}
            href={`${href}${href.includes("?") ? "&" : "?"}format=${format}`}
            download
            onClick={close}
            className="menu-line flex-col items-start! py-2"
          >
            <span className="font-semibold">{label}</span>
            <span className="text-xs text-muted">{hint}</span>
          </a>
        ))}
      </div>
    </details>
  );
}
