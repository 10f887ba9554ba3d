import { readFileSync } from "node:fs";

import { foldKey } from "../../../common/fold.js";

export interface PersonName {
  readonly name: string;
  readonly key: string;
}

/** The names of each person of the delivered list, the preferred one first. */
export type DeliveredPeople = readonly (readonly PersonName[])[];

/** A line is a person: the preferred name, and after a tab the others. */
export function parsePeople(lines: string): DeliveredPeople {
  return lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split(/\t|; /u).map((name) => ({ name, key: foldKey(name) })));
}

let delivered: { readonly people: DeliveredPeople; readonly byKey: ReadonlyMap<string, readonly PersonName[]> } | null =
  null;

function deliveredNames() {
  if (!delivered) {
    const people = parsePeople(readFileSync(new URL("deliveredNames.tsv", import.meta.url), "utf8"));
    const byKey = new Map(people.flatMap((names) => names.map(({ key }) => [key, names] as const)));
    delivered = { people, byKey };
  }
  return delivered;
}

/** All names of whom the list knows by this one; none where it knows nobody. */
export function deliveredNamesOf(key: string): readonly PersonName[] {
  return deliveredNames().byKey.get(key) ?? [];
}

/** The people of whom some name fulfils the condition, and which names do. */
export function deliveredPeopleBy(
  isWanted: (key: string) => boolean,
): readonly { readonly names: readonly PersonName[]; readonly found: readonly PersonName[] }[] {
  return deliveredNames()
    .people.map((names) => ({ names, found: names.filter(({ key }) => isWanted(key)) }))
    .filter(({ found }) => found.length > 0);
}
