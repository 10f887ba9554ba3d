import type { ApolloClient } from "@apollo/client";
import { graphql } from "../../../gql/gql";
import { forgetStudentLists } from "../form/useStudentCommands";
import { evictStudentImportRows } from "./useStudentImportCommands";

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
const MAX_FAILURES = 50;

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
  for (let failures = 0; failures < MAX_FAILURES;) {
    const { data } = await client
      .query({
        query: StudentImportProgressQuery,
        variables: { id },
        fetchPolicy: "network-only",
        errorPolicy: "all",
      })
      .catch(() => ({ data: undefined }));
    if (data?.studentImport && data.studentImport.progress === null) {
      evictStudentImportRows(client.cache, { id });
      client.cache.evict({ id: "ROOT_QUERY", fieldName: "studentImports" });
      forgetStudentLists(client.cache);
      return;
    }
    failures = data?.studentImport ? 0 : failures + 1;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}
