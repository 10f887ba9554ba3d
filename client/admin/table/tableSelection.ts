import { makeVar, type ReactiveVar } from "@apollo/client";

export interface Selectable {
  id: string;
}

export type SelectedRows<Item extends Selectable> = ReadonlyMap<string, Item>;

const clearers = new Set<() => void>();

/** What is chosen in a table: it outlives the screen, so that whoever looks at one row and comes back has the others still. */
export function tableSelection<Item extends Selectable>(): ReactiveVar<SelectedRows<Item>> {
  const selected = makeVar<SelectedRows<Item>>(new Map());
  clearers.add(() => selected(new Map()));
  return selected;
}

/** At the logout: the next one has chosen nothing. */
export function clearSelections(): void {
  for (const clear of clearers) clear();
}
