import type { ApolloClient } from "@apollo/client";
import { toReadFailure } from "../../../apollo/operationResult";
import { graphql } from "../../../gql/gql";
import { forgetStudentLists } from "../studentCache";
import { evictStudentImportRows, forgetImports } from "./useStudentImportCommands";

const StudentImportProgressQuery = graphql(`
  query StudentImportProgress($id: ID!) {
    studentImport(id: $id) {
      id
      progress
      ...StudentImportStatus_studentImport
    }
  }
`);

const POLL_INTERVAL_MS = 600;
/** From here on the server is asked less often: it may be away for long. */
const FAILURES_IN_A_ROW = 50;
const SLOW_POLL_INTERVAL_MS = 15_000;

const tracked = new WeakMap<ApolloClient, Set<string>>();

/**
 * Asks for an import of students until nothing of it runs, whichever screen is shown: a run takes seconds. Then the
 * lists of students are asked for again.
 */
export function trackStudentImport(client: ApolloClient, id: string): void {
  const ids = tracked.get(client) ?? new Set<string>();
  tracked.set(client, ids);
  if (ids.has(id)) return;
  ids.add(id);
  void poll(client, id).finally(() => ids.delete(id));
}

async function poll(client: ApolloClient, id: string): Promise<void> {
  for (let failures = 0; ;) {
    const { data, error } = await client
      .query({
        query: StudentImportProgressQuery,
        variables: { id },
        fetchPolicy: "network-only",
        errorPolicy: "all",
      })
      .catch((reason: unknown) => ({ data: undefined, error: reason }));
    if (data?.studentImport && data.studentImport.progress === null) {
      evictStudentImportRows(client.cache, { id });
      forgetImports(client.cache);
      forgetStudentLists(client.cache);
      return;
    }
    // It is gone, or no longer this person's to read.
    if (!data?.studentImport && (!error || [401, 403].includes(toReadFailure(error).statusCode))) return;
    failures = data?.studentImport ? 0 : failures + 1;
    const interval = failures < FAILURES_IN_A_ROW ? POLL_INTERVAL_MS : SLOW_POLL_INTERVAL_MS;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
