import type { ReactNode } from "react";

interface ReportCardProps {
  title: string;
  /** Below the title, such as what is left out. */
  note?: ReactNode;
  children: ReactNode;
}

/** One figure or list of a report under its name; paper keeps it on one page where it fits. */
export function ReportCard({ title, note, children }: ReportCardProps) {
  return (
    <div className="min-w-0 break-inside-avoid rounded-2xl border border-line bg-card px-4 py-3.5">
      <h3 className="font-serif text-lg font-semibold">{title}</h3>
      {note !== undefined && <p className="text-sm text-muted text-pretty">{note}</p>}
      {children}
    </div>
  );
}

/** In place of what a card would hold. */
export function NothingYet({ children }: { children: string }) {
  return <p className="mt-2 text-sm text-muted text-pretty">{children}</p>;
}
