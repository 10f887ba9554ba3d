import type { OperationResult } from "../../apollo/operationResult";
import type { QueryFailure } from "../../apollo/queryFailure";
import type { ListOrder, MergeReason } from "../../gql/graphql";
import type { PickedRecords, AuthorityList } from "../picker/pickedRecords";

/** A record's values as its form holds them and the commands take them. */
export type RecordValues<List extends AuthorityList> = Omit<PickedRecords[List], "id">;

export interface ListRow<List extends AuthorityList> {
  id: string;
  databaseId: number;
  booksCount: number;
  values: PickedRecords[List];
}

export interface ListPage<List extends AuthorityList> {
  rows: readonly ListRow<List>[];
  total: number;
  /** Null at the end of the list. */
  endCursor: string | null;
}

export interface ListVariables {
  search: string | null;
  orderBy: ListOrder;
  after: string | null;
}

export interface Loaded<Data> {
  /** Of the question before while this one is not answered. */
  data: Data | undefined;
  isLoading: boolean;
  failure: QueryFailure | undefined;
  retry: () => void;
}

export interface LoadedPage<List extends AuthorityList> extends Loaded<ListPage<List>> {
  onMore: (after: string) => Promise<unknown>;
}

export interface MergeSuggestion<List extends AuthorityList> {
  reason: MergeReason;
  rows: readonly ListRow<List>[];
}

type Outcome = Promise<OperationResult<unknown>>;

export interface ListCommands<List extends AuthorityList> {
  create: (values: RecordValues<List>) => Outcome;
  update: (id: string, values: RecordValues<List>) => Outcome;
  merge: (id: string, intoId: string) => Outcome;
  /** Gives the way back from the bin. */
  remove: (id: string, replacementId: string | null) => Promise<OperationResult<{ binEntryIds: readonly string[] }>>;
  /** They look alike and are not one: they are not suggested together again. */
  keepApart: (id: string, otherIds: readonly string[]) => Outcome;
  isBusy: boolean;
}

/** What one list asks and commands in its own types; the screens are the same for all six. */
export interface ListConfig<List extends AuthorityList> {
  list: List;
  usePage: (variables: ListVariables) => LoadedPage<List>;
  useSuggestions: () => Loaded<readonly MergeSuggestion<List>[]>;
  useCommands: () => ListCommands<List>;
}
