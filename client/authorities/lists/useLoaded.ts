import type { TypedDocumentNode } from "@apollo/client";
import type { PageQuery } from "../../apollo/pageQuery/PageQuery";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import type { AuthorityList } from "../picker/pickedRecords";
import type { ListVariables, ListRow, Loaded, LoadedPage, MergeSuggestion } from "./ListConfig";

interface PageParts<List extends AuthorityList> {
  rows: readonly ListRow<List>[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

export function useLoadedPage<Data, List extends AuthorityList>(
  query: TypedDocumentNode<Data, ListVariables>,
  variables: ListVariables,
  toParts: (data: Data) => PageParts<List>,
): LoadedPage<List> {
  const result = usePageQuery(query, variables, "none");
  const loaded = toLoaded(result, (data) => {
    const { rows, totalCount, pageInfo } = toParts(data);
    return { rows, total: totalCount, endCursor: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
  });
  return { ...loaded, onMore: (after) => result.fetchMore({ variables: { after } }) };
}

export function useLoadedSuggestions<Data, List extends AuthorityList>(
  query: TypedDocumentNode<Data, Record<string, never>>,
  toParts: (data: Data) => MergeSuggestion<List>[],
): Loaded<readonly MergeSuggestion<List>[]> {
  return toLoaded(usePageQuery(query, {}, "none"), toParts);
}

function toLoaded<Data, Variables, Parts>(
  result: PageQuery<Data, Variables>,
  toParts: (data: Data) => Parts,
): Loaded<Parts> {
  const data = result.data ?? result.previousData;
  return {
    data: data === undefined ? undefined : toParts(data),
    isLoading: result.isLoading,
    failure: result.data === undefined ? result.failure : undefined,
    retry: result.retry,
  };
}
