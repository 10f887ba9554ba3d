import { usePrintAll } from "./usePrintAll";

interface LedgerQuery {
  readonly fetchMore: (options: { variables: { after: string } }) => Promise<unknown>;
}

interface LedgerRows {
  readonly edges: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

/** What a list of the ledger does with its rows: fetches the next ones, and prints all of them. */
export function useLedgerRows({ fetchMore }: LedgerQuery, rows: LedgerRows | undefined) {
  const nextCursor = rows?.pageInfo.hasNextPage ? (rows.pageInfo.endCursor ?? null) : null;
  const fetchRows = (after: string) => fetchMore({ variables: { after } });
  const printing = usePrintAll({ nextCursor, shown: rows?.edges.length ?? 0, fetchMore: fetchRows });
  return { printing, fetchNext: nextCursor === null ? null : () => fetchRows(nextCursor) };
}
