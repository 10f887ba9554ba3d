import { RowLink } from "../admin/table/cells/RowLink";
import type { TableColumn } from "../admin/table/TableColumn";
import { formatDate } from "../format/formatDate";
import { formatNumber } from "../format/formatNumber";
import type { SerialFacts_SerialFragment } from "../gql/graphql";
import { Pill } from "../ui/Pill";
import { frequencyLabels, serialHref } from "./serialLabels";

export type SerialRow = SerialFacts_SerialFragment;

export const serialColumns: readonly TableColumn<SerialRow>[] = [
  {
    key: "title",
    label: "Judul",
    width: "fill",
    textOf: ({ title }) => title,
    shown: "always",
    cell: ({ databaseId, title }, tabIndex) => (
      <RowLink to={serialHref(databaseId)} tabIndex={tabIndex} className="font-semibold">
        {title}
      </RowLink>
    ),
  },
  {
    key: "frequency",
    label: "Kala terbit",
    width: "middle",
    shown: "always",
    cell: ({ frequency }) => frequencyLabels[frequency],
  },
  {
    key: "waiting",
    label: "Menunggu",
    width: "broad",
    shown: "always",
    cell: (row) => <Waiting row={row} />,
  },
  {
    key: "next",
    label: "Berikutnya",
    width: "middle",
    shown: "always",
    cell: ({ isActive, nextOn }) =>
      !isActive ? (
        <span className="text-muted">Berakhir</span>
      ) : nextOn ? (
        <time dateTime={nextOn}>{formatDate(nextOn)}</time>
      ) : (
        <span className="text-muted">–</span>
      ),
  },
  {
    key: "supplier",
    label: "Rekanan",
    width: "text",
    textOf: ({ supplier }) => supplier,
    shown: "always",
    cell: ({ supplier }) => <span className="row-text text-muted">{supplier}</span>,
  },
];

function Waiting({ row: { dueCount, lateCount, claimedCount } }: { row: SerialRow }) {
  if (dueCount + lateCount + claimedCount === 0) return <span className="text-muted">Lengkap</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {lateCount > 0 && <Pill tone="wrong">{formatNumber(lateCount)} belum datang</Pill>}
      {dueCount > 0 && <Pill tone="plain">{formatNumber(dueCount)} ditunggu</Pill>}
      {claimedCount > 0 && <Pill tone="quiet">{formatNumber(claimedCount)} diklaim</Pill>}
    </span>
  );
}
