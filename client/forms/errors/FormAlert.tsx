import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const ALERT_STYLE =
  "mb-6 flex items-start gap-3 rounded-xl border border-bata bg-bata-soft px-4 py-3 text-sm text-bata";

/**
 * Errors of the whole form. Always rendered, because a live region inserted together with its text is not announced
 * everywhere.
 */
export function FormAlert({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div role="alert" id={id}>
      {children && (
        <div className={ALERT_STYLE}>
          <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          <div className="min-w-0 font-medium text-pretty wrap-break-word">{children}</div>
        </div>
      )}
    </div>
  );
}
