import type { ReactNode } from "react";

/** What the form can do, in sight wherever one is in it. */
export function SaveBar({ state, children }: { state: ReactNode; children: ReactNode }) {
  return (
    <div className="save-bar">
      <p role="status" className="min-w-0 flex-1 text-sm text-muted">
        {state}
      </p>
      <div className="flex flex-wrap items-center gap-2.5">{children}</div>
    </div>
  );
}
