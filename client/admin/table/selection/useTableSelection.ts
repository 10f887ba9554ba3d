import type { ReactiveVar } from "@apollo/client";
import { useReactiveVar } from "@apollo/client/react";
import { useRef } from "react";
import type { Selectable, SelectedRows } from "./tableSelection";

export interface TableSelection<Item extends Selectable> {
  selected: SelectedRows<Item>;
  set: (items: readonly Item[], isSelected: boolean) => void;
  /** Toggles one row; with `isRange`, sets all rows from the last toggled one to this one. */
  toggle: (items: readonly Item[], index: number, isRange: boolean) => void;
  clear: () => void;
}

/** Selected rows by id, including rows that are not on screen. */
export function useTableSelection<Item extends Selectable>(
  selectionVar: ReactiveVar<SelectedRows<Item>>,
): TableSelection<Item> {
  const selected = useReactiveVar(selectionVar);
  const anchor = useRef<string>(null);
  const set = (items: readonly Item[], isSelected: boolean) => {
    const next = new Map(selectionVar());
    for (const item of items) {
      if (isSelected) next.set(item.id, item);
      else next.delete(item.id);
    }
    selectionVar(next);
  };
  return {
    selected,
    set,
    toggle: (items, index, isRange) => {
      const item = items[index];
      if (!item) return;
      const from = isRange ? items.findIndex(({ id }) => id === anchor.current) : -1;
      if (from < 0) {
        anchor.current = item.id;
        set([item], !selected.has(item.id));
      } else {
        set(items.slice(Math.min(from, index), Math.max(from, index) + 1), selected.has(anchor.current ?? ""));
      }
    },
    clear: () => selectionVar(new Map()),
  };
}
