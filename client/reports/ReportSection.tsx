import type { ReactNode } from "react";

interface ReportSectionProps {
  /** The id of the heading, to which links of this page lead. */
  id: string;
  title: string;
  /** What is counted, and what is not. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of the reports. */
export function ReportSection({ id, title, note, children }: ReportSectionProps) {
  return (
    <section aria-labelledby={id} className="print:mt-6">
      <h2 id={id} className="scroll-mt-4 break-after-avoid font-serif text-xl font-semibold">
        {title}
      </h2>
      {note !== undefined && <p className="break-after-avoid text-sm text-muted text-pretty">{note}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
