import type { ReactNode } from "react";

/** The form's actions, always visible. */
export function SaveBar({ state, children }: { state: ReactNode; children: ReactNode }) {
  return (
    <div className="save-bar">
      <p role="status" className="min-w-0 grow text-sm text-muted">
        {state}
      </p>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2.5">{children}</div>
    </div>
  );
}
