import type { AuthorKind } from "../../gql/graphql";

/** `id` null: created by name when the book is saved, or reused if it exists by then. */
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

/** The picked value of each list: plain values, which can be stored as a draft. */
export interface PickedRecords {
  authors: PickedAuthor;
  publishers: PickedName;
  categories: PickedName;
  classifications: PickedClassification;
  locations: PickedLocation;
  sources: PickedName;
}

export type AuthorityList = keyof PickedRecords;
