import { Link } from "react-router-dom";

interface BorrowerProps {
  loan: { studentName?: string | null; student?: { databaseId: number } | null };
}

/** Who has or had a copy; of whom the library has forgotten, nothing is left to say. */
export function Borrower({ loan: { student, studentName } }: BorrowerProps) {
  return student ? (
    <Link to={`/admin/students/${student.databaseId}`} className="text-link">
      {studentName}
    </Link>
  ) : (
    <>{studentName ?? "tidak lagi dicatat"}</>
  );
}
