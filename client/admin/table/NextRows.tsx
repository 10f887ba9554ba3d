import { MoreRows } from "./MoreRows";

interface NextRowsProps {
  list: string;
  /** The rows that are shown, of which there may be more. */
  connection: {
    readonly totalCount: number;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
  };
  shown: number;
  noun: string;
  onMore: (after: string) => Promise<unknown>;
}

/** Loads the rows behind a page of a counted list; nothing where the page is the last. */
export function NextRows({ connection: { totalCount, pageInfo }, onMore, ...rest }: NextRowsProps) {
  const { hasNextPage, endCursor } = pageInfo;
  if (!hasNextPage || !endCursor) return null;
  return <MoreRows {...rest} total={totalCount} onMore={() => onMore(endCursor)} />;
}
