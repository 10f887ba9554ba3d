import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../gql/gql";

const StudentClassesQuery = graphql(`
  query StudentClasses {
    studentClasses {
      name
      studentsCount
    }
  }
`);

/** The classes of active students, in the order of the grades. */
export function useStudentClasses(): readonly { name: string; studentsCount: number }[] {
  return usePageQuery(StudentClassesQuery, {}).data?.studentClasses ?? [];
}
