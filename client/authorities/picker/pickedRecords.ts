import type {
  AuthorKind,
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
export type PickedAuthor = Picked & Required<CreateAuthorInput> & { kind: AuthorKind };
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
