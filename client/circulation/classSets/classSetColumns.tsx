import { RowLink } from "../../admin/table/cells/RowLink";
import type { TableColumn } from "../../admin/table/TableColumn";
import { formatDate } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import { personName } from "../../format/personName";
import { wallClock } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { ClassSetColumns_ClassSetFragment } from "../../gql/graphql";
import { Pill } from "../../ui/Pill";
import { classSetHref } from "./classSetsUrlState";

export const ClassSetColumns_classSet = graphql(`
  fragment ClassSetColumns_classSet on ClassSet {
    id
    databaseId
    bookTitle
    className
    teacherName
    dueAt
    status
    lentCount
    openCount
    lostCount
    createdAt
    createdBy
  }
`);

export type ClassSetRow = ClassSetColumns_ClassSetFragment;

export function readClassSetRows(
  refs: readonly FragmentType<typeof ClassSetColumns_classSet>[],
): readonly ClassSetRow[] {
  return readFragment(ClassSetColumns_classSet, refs);
}

/** `Belum kembali: 4 dari 36` */
function missingText({ openCount, lentCount }: { openCount: number; lentCount: number }): string {
  if (lentCount === 0) return "Belum dibagikan";
  return openCount === 0
    ? `Sudah kembali semua (${formatNumber(lentCount)})`
    : `${formatNumber(openCount)} dari ${formatNumber(lentCount)}`;
}

interface ColumnOptions {
  timeZone: string;
  today: string;
}

export function classSetColumns({ timeZone, today }: ColumnOptions): readonly TableColumn<ClassSetRow>[] {
  return [
    {
      key: "title",
      label: "Judul",
      width: "fill",
      textOf: ({ bookTitle }) => bookTitle,
      shown: "always",
      cell: ({ databaseId, bookTitle }, tabIndex) => (
        <RowLink to={classSetHref(databaseId)} tabIndex={tabIndex} className="font-semibold">
          {bookTitle}
        </RowLink>
      ),
    },
    {
      key: "whom",
      label: "Kelas atau guru",
      width: "text",
      textOf: ({ className, teacherName }) => className ?? personName(teacherName),
      shown: "always",
      cell: ({ className, teacherName }) => <span className="row-text">{className ?? personName(teacherName)}</span>,
    },
    {
      key: "due",
      label: "Jatuh tempo",
      width: "narrow",
      shown: "always",
      cell: ({ dueAt, openCount }) => (
        <time
          dateTime={dueAt}
          className={`whitespace-nowrap ${openCount > 0 && dueAt < today ? "font-semibold text-bata" : ""}`}
        >
          {formatDate(dueAt)}
        </time>
      ),
    },
    {
      key: "missing",
      label: "Belum kembali",
      width: "text",
      textOf: missingText,
      shown: "always",
      cell: (set) => (
        <span className={`row-text tabular-nums ${set.openCount > 0 ? "font-semibold" : "text-muted"}`}>
          {missingText(set)}
        </span>
      ),
    },
    {
      key: "lost",
      label: "Hilang",
      width: "narrow",
      shown: "usually",
      cell: ({ lostCount }) => lostCount > 0 && <Pill tone="wrong">{formatNumber(lostCount)}</Pill>,
    },
    {
      key: "created",
      label: "Dibuat",
      width: "broad",
      shown: "byChoice",
      cell: ({ createdAt, createdBy }) => (
        <span className="row-text">
          {formatDate(wallClock(createdAt, timeZone).day)} <span className="text-muted">· {createdBy}</span>
        </span>
      ),
    },
  ];
}
