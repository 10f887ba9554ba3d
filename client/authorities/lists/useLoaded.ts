import type { TypedDocumentNode } from "@apollo/client";
import type { PageQuery } from "../../apollo/pageQuery/PageQuery";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import type { PickerList } from "../picker/pickedRecords";
import type { ListQuestion, ListRow, Loaded, LoadedPage, Suggestion } from "./ListPlan";

interface PageParts<List extends PickerList> {
  rows: readonly ListRow<List>[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

export function useLoadedPage<Data, List extends PickerList>(
  query: TypedDocumentNode<Data, ListQuestion>,
  question: ListQuestion,
  partsOf: (data: Data) => PageParts<List>,
): LoadedPage<List> {
  const result = usePageQuery(query, question, "none");
  const loaded = loadedOf(result, (data) => {
    const { rows, totalCount, pageInfo } = partsOf(data);
    return { rows, total: totalCount, endCursor: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
  });
  return { ...loaded, onMore: (after) => result.fetchMore({ variables: { after } }) };
}

export function useLoadedSuggestions<Data, List extends PickerList>(
  query: TypedDocumentNode<Data, Record<string, never>>,
  partsOf: (data: Data) => Suggestion<List>[],
): Loaded<readonly Suggestion<List>[]> {
  return loadedOf(usePageQuery(query, {}, "none"), partsOf);
}

function loadedOf<Data, Variables, Parts>(
  result: PageQuery<Data, Variables>,
  partsOf: (data: Data) => Parts,
): Loaded<Parts> {
  const data = result.data ?? result.previousData;
  return {
    data: data === undefined ? undefined : partsOf(data),
    isLoading: result.isLoading,
    failure: result.data === undefined ? result.failure : undefined,
    retry: result.retry,
  };
}
