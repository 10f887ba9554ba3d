import { Download } from "lucide-react";
import { useRef } from "react";
import { buttonStyle } from "../../../ui/buttonStyle";
import { useDismissibleDetails } from "../../../ui/useDismissibleDetails";
import { type BookTableUrlState, recordFilters } from "./bookTableUrlState";
import { exportHref, type ExportFormat } from "./bookTableVariables";
import type { FilterNames } from "./filters/filterNames";

const FORMATS: readonly { format: ExportFormat; label: string; hint: string }[] = [
  { format: "aksara", label: "Semua kolom", hint: "CSV untuk Excel, dapat diimpor lagi" },
  { format: "slims", label: "SLiMS: bibliografi", hint: "CSV, 18 kolom" },
  { format: "slims_items", label: "SLiMS: eksemplar", hint: "CSV, 19 kolom" },
  { format: "marc", label: "MARC 21", hint: "INLISLite, Koha" },
];

interface ExportChoicesProps {
  /** Style of the button that opens the menu. */
  className: string;
  label: string;
  /** Null if no URL can describe the export: `onChoose` is called instead. */
  hrefOf: ((format: ExportFormat) => string) | null;
  onChoose?: (format: ExportFormat) => void;
  /** Shown instead of the choices. */
  disabledReason?: string | null;
  /** In the selection bar, whose width its menu takes where there is little. */
  isInBar?: boolean;
}

/** Plain links where possible: the browser then streams the download. */
export function ExportChoices({
  className,
  label,
  hrefOf,
  onChoose,
  disabledReason = null,
  isInBar = false,
}: ExportChoicesProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(details);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <details ref={details} className={isInBar ? "bar-menu" : "relative"}>
      <summary className={`${className} list-none [&::-webkit-details-marker]:hidden`}>
        <Download aria-hidden="true" strokeWidth={1.75} className="hidden size-4.5 sm:block" />
        {label}
      </summary>
      <div className="table-menu -right-2 w-72 p-1.5">
        {disabledReason ? (
          <p className="px-3 py-2 text-sm text-muted">{disabledReason}</p>
        ) : (
          FORMATS.map(({ format, label: name, hint }) => {
            const content = (
              <>
                <span className="font-semibold">{name}</span>
                <span className="text-xs text-muted">{hint}</span>
              </>
            );
            return hrefOf ? (
              <a
                key={format}
                href={hrefOf(format)}
                download
                onClick={close}
                className="menu-line flex-col items-start! py-2"
              >
                {content}
              </a>
            ) : (
              <button
                key={format}
                type="button"
                onClick={() => {
                  close();
                  onChoose?.(format);
                }}
                className="menu-line cursor-pointer flex-col items-start! py-2 text-left"
              >
                {content}
              </button>
            );
          })
        )}
      </div>
    </details>
  );
}

/** Exports the whole result as searched, filtered and sorted. */
export function ExportMenu({ urlState, names }: { urlState: BookTableUrlState; names: FilterNames }) {
  const isKnown = recordFilters.every((name) => urlState[name] === null || names.has(urlState[name]));
  return (
    <ExportChoices
      label="Ekspor"
      className={buttonStyle("outlined", "compact")}
      hrefOf={(format) => exportHref(urlState, format, (id) => names.get(id)?.databaseId ?? null)}
      disabledReason={isKnown ? null : "Memuat filter…"}
    />
  );
}
