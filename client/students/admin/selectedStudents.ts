import { tableSelection } from "../../admin/table/selection/tableSelection";
import type { StudentColumns_StudentFragment } from "../../gql/graphql";

/** A student who is chosen, with what a member card shows. */
export type SelectedStudent = Pick<
  StudentColumns_StudentFragment,
  "id" | "databaseId" | "nis" | "name" | "className" | "expiresAt"
>;

export function toSelectedStudent({
  id,
  databaseId,
  nis,
  name,
  className,
  expiresAt,
}: SelectedStudent): SelectedStudent {
  return { id, databaseId, nis, name, className, expiresAt };
}

/** The selection of the table of students. */
export const selectedStudents = tableSelection<SelectedStudent>();
