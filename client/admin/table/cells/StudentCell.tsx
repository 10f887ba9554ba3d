import { personName } from "../../../format/personName";
import { RowLink } from "./RowLink";

interface StudentCellProps {
  /** Null once the record is gone. */
  student: { readonly databaseId: number } | null | undefined;
  /** As it was written down; null once the library has forgotten it. */
  name: string | null | undefined;
  tabIndex: number;
}

/** Whose a row is, with the way to the student's page. */
export function StudentCell({ student, name, tabIndex }: StudentCellProps) {
  return student ? (
    <RowLink to={`/admin/students/${student.databaseId}`} tabIndex={tabIndex} className="font-semibold">
      {name}
    </RowLink>
  ) : (
    <span className={`row-text ${name === null ? "text-muted" : "font-semibold"}`}>{personName(name)}</span>
  );
}
