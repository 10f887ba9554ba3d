import type { ReactiveVar } from "@apollo/client";
import { useReactiveVar } from "@apollo/client/react";
import { useRef } from "react";
import type { Chosen, ChosenRows } from "./tableSelection";

export interface TableSelection<Item extends Chosen> {
  chosen: ChosenRows<Item>;
  set: (items: readonly Item[], isChosen: boolean) => void;
  /** Turns one row over; with `isRange` all from the last one that was turned to it. */
  turn: (items: readonly Item[], index: number, isRange: boolean) => void;
  clear: () => void;
}

/** Chosen rows by their ids, whichever of them are shown. */
export function useTableSelection<Item extends Chosen>(kept: ReactiveVar<ChosenRows<Item>>): TableSelection<Item> {
  const chosen = useReactiveVar(kept);
  const anchor = useRef<string>(null);
  const set = (items: readonly Item[], isChosen: boolean) => {
    const next = new Map(kept());
    for (const item of items) {
      if (isChosen) next.set(item.id, item);
      else next.delete(item.id);
    }
    kept(next);
  };
  return {
    chosen,
    set,
    turn: (items, index, isRange) => {
      const item = items[index];
      if (!item) return;
      const from = isRange ? items.findIndex(({ id }) => id === anchor.current) : -1;
      if (from < 0) {
        anchor.current = item.id;
        set([item], !chosen.has(item.id));
      } else {
        set(items.slice(Math.min(from, index), Math.max(from, index) + 1), chosen.has(anchor.current ?? ""));
      }
    },
    clear: () => kept(new Map()),
  };
}
