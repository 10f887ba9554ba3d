import { makeVar, type ReactiveVar } from "@apollo/client";
import { clearedAtLogout } from "../../../session/clearedAtLogout";

export interface Selectable {
  id: string;
}

export type SelectedRows<Item extends Selectable> = ReadonlyMap<string, Item>;

/** A selection that outlives its screen: whoever opens one row and comes back finds the others still selected. */
export function tableSelection<Item extends Selectable>(): ReactiveVar<SelectedRows<Item>> {
  const selected = makeVar<SelectedRows<Item>>(new Map());
  clearedAtLogout.add(() => selected(new Map()));
  return selected;
}
