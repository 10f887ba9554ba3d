import type { ReactNode } from "react";

interface SaveBarProps {
  /** The names of what is not saved. */
  unsaved: readonly string[];
  isBusy: boolean;
  /** Shown while everything is saved. */
  saved?: string;
  children: ReactNode;
}

/** What is not saved, and the form's actions; always visible. */
export function SaveBar({ unsaved, isBusy, saved = "", children }: SaveBarProps) {
  return (
    <div className="save-bar">
      <p role="status" className="min-w-0 grow basis-40 text-sm text-muted sm:line-clamp-2">
        {isBusy && "Menyimpan…"}
        {!isBusy && unsaved.length === 0 && saved}
        {!isBusy && unsaved.length > 0 && (
          <>
            <span className="font-semibold text-ink">{unsaved.length} isian belum disimpan</span>
            <span className="max-sm:hidden"> {unsaved.join(", ")}</span>
          </>
        )}
      </p>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2.5">{children}</div>
    </div>
  );
}

/** The keys that press a button, as a hint for whoever has a keyboard. */
export function Keys({ children }: { children: string }) {
  return (
    <kbd aria-hidden="true" className="font-sans text-xs font-medium opacity-75 any-pointer-coarse:hidden">
      {children}
    </kbd>
  );
}
