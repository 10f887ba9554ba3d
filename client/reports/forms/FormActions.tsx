import { Download, Printer } from "lucide-react";
import { buttonStyle } from "../../ui/buttonStyle";

const FORMATS = [
  { format: "pdf", label: "PDF" },
  { format: "xlsx", label: "Excel" },
  { format: "csv", label: "CSV" },
] as const;

interface FormActionsProps {
  /** Of the file in this format. */
  hrefOf: (format: string) => string;
}

/** What is handed in, as a file and on paper. */
export function FormActions({ hrefOf }: FormActionsProps) {
  return (
    <>
      {FORMATS.map(({ format, label }) => (
        <a
          key={format}
          href={hrefOf(format)}
          download
          aria-label={`Unduh ${label}`}
          className={buttonStyle("outlined", "compact")}
        >
          <Download aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          {label}
        </a>
      ))}
      <button
        type="button"
        onClick={() => window.print()}
        className={`needs-script ${buttonStyle("outlined", "compact")}`}
      >
        <Printer aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        Cetak
      </button>
    </>
  );
}
