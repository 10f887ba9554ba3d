import type {
  AuthorKind,
  AuthorRole,
  CollectionGroup,
  CreateAuthorInput,
  CreateClassificationInput,
  CreateLocationInput,
  CreatePublisherInput,
} from "../../gql/graphql";

/** `id` null: created by name when the book is saved, or reused if it exists by then. */
interface Picked {
  id: string | null;
}

export type PickedName = Picked & Required<CreatePublisherInput>;
interface PickedCategory extends PickedName {
  /** What reports count its books as; only the screen of the list knows it. */
  collectionGroup?: CollectionGroup | null;
}
export type PickedAuthor = Picked &
  Required<CreateAuthorInput> & {
    kind: AuthorKind;
    /** What they did for the title; missing in what browsers have kept of before, and where nothing is written yet. */
    role?: AuthorRole;
  };
export type PickedClassification = Picked & Required<CreateClassificationInput>;
export type PickedLocation = Picked & Required<CreateLocationInput>;

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
