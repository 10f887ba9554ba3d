import { DayCell } from "../../../admin/table/cells/DayCell";
import { StudentCell } from "../../../admin/table/cells/StudentCell";
import type { TableColumn } from "../../../admin/table/TableColumn";
import { formatPrice } from "../../../format/formatPrice";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { FineColumns_FineFragment } from "../../../gql/graphql";
import { fineDetail, fineStatusLabels, fineTitle } from "../fineText";

export const FineColumns_fine = graphql(`
  fragment FineColumns_fine on Fine {
    id
    databaseId
    studentName
    className
    bookTitle
    chargeReason
    reason
    amount
    openAmount
    status
    madeAt
    student {
      id
      databaseId
    }
  }
`);

export type FineRow = FineColumns_FineFragment;

export function readFineRows(refs: readonly FragmentType<typeof FineColumns_fine>[]): readonly FineRow[] {
  return readFragment(FineColumns_fine, refs);
}

export function fineColumns(timeZone: string): readonly TableColumn<FineRow>[] {
  return [
    {
      key: "student",
      label: "Anggota",
      width: "text",
      textOf: ({ studentName }) => studentName,
      shown: "always",
      cell: ({ student, studentName }, tabIndex) => (
        <StudentCell student={student} name={studentName} tabIndex={tabIndex} />
      ),
    },
    {
      key: "class",
      label: "Kelas",
      width: "text",
      textOf: ({ className }) => className,
      shown: "always",
      cell: ({ className }) => className && <span className="row-text">{className}</span>,
    },
    {
      key: "for",
      label: "Untuk",
      width: "fill",
      textOf: (fine) => `${fineTitle(fine)} · ${fineDetail(fine)}`,
      shown: "always",
      cell: (fine) => (
        <span className="row-text">
          {fineTitle(fine)} <span className="text-muted">· {fineDetail(fine)}</span>
        </span>
      ),
    },
    {
      key: "made",
      label: "Tanggal",
      width: "narrow",
      shown: "always",
      cell: ({ madeAt }) => <DayCell instant={madeAt} timeZone={timeZone} />,
    },
    {
      key: "amount",
      label: "Jumlah",
      width: "narrow",
      shown: "always",
      isNumber: true,
      cell: ({ amount }) => formatPrice(amount),
    },
    {
      key: "open",
      label: "Sisa",
      width: "narrow",
      shown: "always",
      isNumber: true,
      cell: ({ openAmount, status }) =>
        status === "OPEN" ? (
          <span className="font-semibold text-bata">{formatPrice(openAmount)}</span>
        ) : (
          <span className={status === "SETTLED" ? "text-daun" : "text-muted"}>{fineStatusLabels[status]}</span>
        ),
    },
  ];
}
