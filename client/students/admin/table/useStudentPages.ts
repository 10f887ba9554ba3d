import { useApolloClient } from "@apollo/client/react";
import type { ResultPage } from "../../../admin/table/selection/useAllResults";
import { graphql } from "../../../gql/gql";
import { type SelectedStudent, toSelectedStudent } from "../selectedStudents";
import type { StudentListArgs } from "./studentsUrlState";

const StudentTableIdsQuery = graphql(`
  query StudentTableIds($after: String, $search: String, $filter: StudentFilter, $orderBy: StudentOrder) {
    students(first: 100, after: $after, search: $search, filter: $filter, orderBy: $orderBy) {
      nodes {
        id
        databaseId
        nis
        name
        className
        expiresAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Fetches the students of the table's result a page at a time, as a selection needs them. */
export function useStudentPages(list: StudentListArgs) {
  const client = useApolloClient();
  return async (after: string | null): Promise<ResultPage<SelectedStudent> | null> => {
    // Not cached: the table shows what it has loaded itself.
    const { data } = await client.query({
      query: StudentTableIdsQuery,
      variables: { ...list, after },
      fetchPolicy: "no-cache",
    });
    if (!data) return null;
    const { nodes, pageInfo } = data.students;
    return {
      items: nodes.map(toSelectedStudent),
      next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
    };
  };
}
