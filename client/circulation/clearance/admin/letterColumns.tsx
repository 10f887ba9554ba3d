import { DayCell } from "../../../admin/table/cells/DayCell";
import { StudentCell } from "../../../admin/table/cells/StudentCell";
import type { TableColumn } from "../../../admin/table/TableColumn";
import { formatDate } from "../../../format/formatDate";
import { wallClock } from "../../../format/wallClock";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { LetterColumns_ClearanceLetterFragment } from "../../../gql/graphql";
import { Pill } from "../../../ui/Pill";

export const LetterColumns_clearanceLetter = graphql(`
  fragment LetterColumns_clearanceLetter on ClearanceLetter {
    id
    databaseId
    number
    isValid
    studentName
    nis
    className
    issuedAt
    issuedBy
    revokedAt
    revokedBy
    revokeReason
    student {
      id
      databaseId
    }
  }
`);

export type LetterRow = LetterColumns_ClearanceLetterFragment;

export function readLetterRows(
  refs: readonly FragmentType<typeof LetterColumns_clearanceLetter>[],
): readonly LetterRow[] {
  return readFragment(LetterColumns_clearanceLetter, refs);
}

export function letterColumns(timeZone: string): readonly TableColumn<LetterRow>[] {
  const dayOf = (instant: string) => formatDate(wallClock(instant, timeZone).day);
  return [
    {
      key: "student",
      label: "Anggota",
      width: "fill",
      textOf: ({ studentName }) => studentName,
      shown: "always",
      cell: ({ student, studentName }, tabIndex) => (
        <StudentCell student={student} name={studentName} tabIndex={tabIndex} />
      ),
    },
    {
      key: "number",
      label: "Nomor",
      width: "middle",
      shown: "always",
      cell: ({ number }) => <span className="whitespace-nowrap tabular-nums">{number}</span>,
    },
    {
      key: "nis",
      label: "NIS / No. anggota",
      width: "text",
      textOf: ({ nis }) => nis,
      shown: "usually",
      cell: ({ nis }) => <span className="row-text tabular-nums">{nis}</span>,
    },
    {
      key: "class",
      label: "Kelas",
      width: "text",
      textOf: ({ className }) => className,
      shown: "usually",
      cell: ({ className }) => className && <span className="row-text">{className}</span>,
    },
    {
      key: "issued",
      label: "Terbit",
      width: "narrow",
      shown: "always",
      cell: ({ issuedAt }) => <DayCell instant={issuedAt} timeZone={timeZone} />,
    },
    {
      key: "issued_by",
      label: "Petugas",
      width: "text",
      textOf: ({ issuedBy }) => issuedBy,
      shown: "byChoice",
      cell: ({ issuedBy }) => <span className="row-text">{issuedBy}</span>,
    },
    {
      key: "status",
      label: "Status",
      width: "narrow",
      shown: "always",
      cell: ({ isValid }) => <Pill tone={isValid ? "good" : "wrong"}>{isValid ? "Berlaku" : "Dicabut"}</Pill>,
    },
    {
      key: "revoked",
      label: "Pencabutan",
      width: "broad",
      shown: "byChoice",
      cell: ({ revokedAt, revokedBy, revokeReason }) =>
        revokedAt && (
          <span className="row-text">
            {revokeReason}{" "}
            <span className="text-muted">
              · {dayOf(revokedAt)}, {revokedBy}
            </span>
          </span>
        ),
    },
  ];
}
