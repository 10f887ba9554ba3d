import { Link } from "react-router-dom";
import { personName } from "../../../format/personName";

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
    <Link
      to={`/admin/students/${student.databaseId}`}
      tabIndex={tabIndex}
      className="text-link min-w-0 truncate py-1 font-semibold lg:py-2"
    >
      {name}
    </Link>
  ) : (
    <span className={`row-text ${name === null ? "text-muted" : "font-semibold"}`}>{personName(name)}</span>
  );
}
