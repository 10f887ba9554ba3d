import type { ApolloClient } from "@apollo/client";

/** Lists of the ledger that are on screen are read again; the others when they are opened. */
export async function refreshFines(client: ApolloClient): Promise<void> {
  await client
    .refetchQueries({
      updateCache: (cache) => {
        for (const fieldName of ["fines", "cashEntries", "studentBalances"])
          cache.evict({ id: "ROOT_QUERY", fieldName });
        for (const [id, entry] of Object.entries(cache.extract(true) as Record<string, { __typename?: string }>)) {
          if (entry.__typename !== "Student") continue;
          for (const fieldName of ["fines", "balance"]) cache.evict({ id, fieldName });
        }
      },
    })
    .catch(() => undefined);
}
