import type { TypedDocumentNode } from "@apollo/client";
import type { OperationResult } from "../../apollo/operationResult";
import type { QueryFailure } from "../../apollo/queryFailure";
import type { AuthorVariantOrigin, ListOrder, MergeReason } from "../../gql/graphql";
import type { AuthorityList, PickedRecords } from "../picker/pickedRecords";

/** A record's values as used by its form and by the mutations. */
export type RecordValues<List extends AuthorityList> = Omit<PickedRecords[List], "id">;

export interface ListRow<List extends AuthorityList> {
  id: string;
  databaseId: number;
  booksCount: number;
  values: PickedRecords[List];
  /** Other names, of authors. */
  variants?: readonly { name: string; origin: AuthorVariantOrigin; isUsed: boolean }[];
}

interface ListPage<List extends AuthorityList> {
  rows: readonly ListRow<List>[];
  total: number;
  /** Null on the last page. */
  endCursor: string | null;
}

export interface ListVariables {
  search: string | null;
  orderBy: ListOrder;
  after: string | null;
}

export interface Loaded<Data> {
  /** The data of the previous variables while the new ones load. */
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

type Undoable = Promise<OperationResult<{ binEntryIds: readonly string[] }>>;

type Outcome = Promise<OperationResult<unknown>>;

export interface ListCommands<List extends AuthorityList> {
  create: (values: RecordValues<List>) => Outcome;
  update: (id: string, values: RecordValues<List>) => Outcome;
  /** The result contains the bin entry ids, for undo. */
  merge: (id: string, intoId: string) => Undoable;
  remove: (id: string, replacementId: string | null) => Undoable;
  /** Marks records as different: they are no longer suggested as duplicates of each other. */
  keepApart: (id: string, otherIds: readonly string[]) => Outcome;
  isBusy: boolean;
}

/** What the screens, shared by all six lists, read and change a list with. */
export interface ListConfig<List extends AuthorityList> {
  list: List;
  usePage: (variables: ListVariables) => LoadedPage<List>;
  useSuggestions: () => Loaded<readonly MergeSuggestion<List>[]>;
  useCommands: () => ListCommands<List>;
}

/** The operations of one list; aliases (`page`, `edge`, `record` …) give the six lists' the same shape. */
export interface ListDocuments<List extends AuthorityList, MaskedRecord> {
  page: TypedDocumentNode<
    {
      page: {
        totalCount: number;
        edges: readonly { node: MaskedRecord }[];
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
      };
    },
    ListVariables
  >;
  suggestions: TypedDocumentNode<
    { suggestions: readonly { reason: MergeReason; records: readonly MaskedRecord[] }[] },
    Record<string, never>
  >;
  create: Command<RecordValues<List>, { edge: { cursor: string; node: { id: string } } }>;
  update: Command<RecordValues<List> & { id: string }>;
  merge: Command<{ id: string; intoId: string }, { binEntryIds: readonly string[] }>;
  remove: Command<{ id: string; replacementId?: string | null }, { binEntryIds: readonly string[] }>;
  keepApart: Command<{ id: string; otherIds: string[] }>;
}

/** A mutation of one field: its payload, or an error. */
type Command<Input, Payload = unknown> = TypedDocumentNode<
  Record<string, ({ __typename: `${string}Payload` } & Payload) | { __typename: string }>,
  { input: Input }
>;
