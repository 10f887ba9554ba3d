import type { AuthorKind, CollectionGroup } from "../../gql/graphql";

/** `id` null: created by name when the book is saved, or reused if it exists by then. */
interface Picked {
  id: string | null;
}

export interface PickedName extends Picked {
  name: string;
}
export interface PickedCategory extends PickedName {
  /** What reports count its books as; only the screen of the list knows it. */
  collectionGroup?: CollectionGroup | null;
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
  categories: PickedCategory;
  classifications: PickedClassification;
  locations: PickedLocation;
  sources: PickedName;
}

export type AuthorityList = keyof PickedRecords;
