import { makeVar, type ReactiveVar } from "@apollo/client";

export interface Chosen {
  id: string;
}

export type ChosenRows<Item extends Chosen> = ReadonlyMap<string, Item>;

const selections = new Set<() => void>();

/** What is chosen in a table: it outlives the screen, so that whoever looks at one row and comes back has the others still. */
export function tableSelection<Item extends Chosen>(): ReactiveVar<ChosenRows<Item>> {
  const chosen = makeVar<ChosenRows<Item>>(new Map());
  selections.add(() => chosen(new Map()));
  return chosen;
}

/** At the logout: the next one has chosen nothing. */
export function forgetSelections(): void {
  for (const forget of selections) forget();
}
