import { makeVar, type ReactiveVar } from "@apollo/client";

export interface Selectable {
  id: string;
}

export type SelectedRows<Item extends Selectable> = ReadonlyMap<string, Item>;

const clearers = new Set<() => void>();

/** A selection that outlives its screen: whoever opens one row and comes back finds the others still selected. */
export function tableSelection<Item extends Selectable>(): ReactiveVar<SelectedRows<Item>> {
  const selected = makeVar<SelectedRows<Item>>(new Map());
  clearers.add(() => selected(new Map()));
  return selected;
}

/** Called at logout. */
export function clearSelections(): void {
  for (const clear of clearers) clear();
}
