import type { PageQuery } from "../../apollo/pageQuery/PageQuery";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import type { AuthorityList } from "../picker/pickedRecords";
import type { ListDocuments, ListRow, ListVariables, Loaded, LoadedPage, MergeSuggestion } from "./ListConfig";

export function useLoadedPage<List extends AuthorityList, MaskedRecord>(
  query: ListDocuments<List, MaskedRecord>["page"],
  variables: ListVariables,
  toRow: (record: MaskedRecord) => ListRow<List>,
): LoadedPage<List> {
  const result = usePageQuery(query, variables, "none");
  const loaded = toLoaded(result, ({ page: { edges, totalCount, pageInfo } }) => ({
    rows: edges.map(({ node }) => toRow(node)),
    total: totalCount,
    endCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  }));
  return { ...loaded, onMore: (after) => result.fetchMore({ variables: { after } }) };
}

export function useLoadedSuggestions<List extends AuthorityList, MaskedRecord>(
  query: ListDocuments<List, MaskedRecord>["suggestions"],
  toRow: (record: MaskedRecord) => ListRow<List>,
): Loaded<readonly MergeSuggestion<List>[]> {
  return toLoaded(usePageQuery(query, {}, "none"), ({ suggestions }) =>
    suggestions.map(({ reason, records }) => ({ reason, rows: records.map(toRow) })),
  );
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
