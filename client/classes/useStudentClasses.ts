import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";

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

/** Names for a filter, with the class of the address, which perhaps nobody is in any more. */
export function classNamesWith(chosen: string, classes: readonly { name: string }[]): readonly string[] {
  const names = classes.map(({ name }) => name);
  return chosen === "" || names.includes(chosen) ? names : [chosen, ...names];
}
