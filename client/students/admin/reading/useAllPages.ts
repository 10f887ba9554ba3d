import { useEffect, useRef, useState } from "react";

interface Pages {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

type FetchMore = (options: { variables: { after: string } }) => Promise<unknown>;

/**
 * Asks for one page after the other until all are there: paper has no button for the next. Returns whether they are,
 * and how to go on where one did not come.
 */
export function useAllPages(list: Pages | undefined, fetchMore: FetchMore): { isWhole: boolean; goOn?: () => void } {
  const [failedAt, setFailedAt] = useState<string>();
  const after = list?.pageInfo.hasNextPage ? (list.pageInfo.endCursor ?? undefined) : undefined;
  const latest = useRef(fetchMore);
  useEffect(() => {
    latest.current = fetchMore;
  });
  useEffect(() => {
    if (after === undefined || failedAt === after) return;
    let isLeft = false;
    latest.current({ variables: { after } }).catch(() => {
      if (!isLeft) setFailedAt(after);
    });
    return () => {
      isLeft = true;
    };
  }, [after, failedAt]);
  return {
    isWhole: list !== undefined && after === undefined,
    ...(after !== undefined && failedAt === after ? { goOn: () => setFailedAt(undefined) } : {}),
  };
}
