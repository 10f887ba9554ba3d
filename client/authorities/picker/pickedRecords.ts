import type { AuthorKind } from "../../gql/graphql";

/** `id` null: it is added by its name when the book is saved, or found there if somebody was faster. */
interface Picked {
  id: string | null;
}

export interface PickedName extends Picked {
  name: string;
}
export interface PickedAuthor extends Picked {
  firstName: string;
  lastName: string | null;
  kind: AuthorKind;
}
export interface PickedClassification extends Picked {
  code: string;
  name: string | null;
}
export interface PickedLocation extends PickedName {
  shelf: string | null;
}

/** What is chosen from each of the six lists: plain values, which a draft can keep. */
export interface PickedRecords {
  authors: PickedAuthor;
  publishers: PickedName;
  categories: PickedName;
  classifications: PickedClassification;
  locations: PickedLocation;
  sources: PickedName;
}

export type AuthorityList = keyof PickedRecords;
