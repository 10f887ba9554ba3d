import type { ReactNode } from "react";

interface ListBoxProps {
  id: string;
  label: string;
  /** The options are still those of what was typed before. */
  isStale?: boolean;
  children: ReactNode;
}

/**
 * The options of a combobox, whose field has the focus and names the active one. No stop of the Tab key: browsers make
 * one of whatever scrolls, and whoever went on would lose the focus with the list that closes.
 */
export function ListBox({ id, label, isStale = false, children }: ListBoxProps) {
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      aria-busy={isStale || undefined}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}
