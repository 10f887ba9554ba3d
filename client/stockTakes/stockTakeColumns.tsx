import { RowLink } from "../admin/table/cells/RowLink";
import type { TableColumn } from "../admin/table/TableColumn";
import { formatDate } from "../format/formatDate";
import { formatNumber } from "../format/formatNumber";
import { wallClock } from "../format/wallClock";
import type { StockTakeState_StockTakeFragment } from "../gql/graphql";
import { Pill } from "../ui/Pill";
import { stateLabels, stockTakeHref } from "./stockTakeLabels";

export type StockTakeRow = StockTakeState_StockTakeFragment;

export function stockTakeColumns(timeZone: string): readonly TableColumn<StockTakeRow>[] {
  return [
    {
      key: "name",
      label: "Nama",
      width: "fill",
      textOf: ({ name }) => name,
      shown: "always",
      cell: ({ databaseId, name }, tabIndex) => (
        <RowLink to={stockTakeHref(databaseId)} tabIndex={tabIndex} className="font-semibold">
          {name}
        </RowLink>
      ),
    },
    {
      key: "part",
      label: "Bagian",
      width: "text",
      textOf: ({ part }) => part,
      shown: "always",
      cell: ({ part }) => <span className="row-text">{part}</span>,
    },
    {
      key: "started",
      label: "Dimulai",
      width: "middle",
      shown: "always",
      cell: ({ startedAt, startedBy }) => (
        <span className="row-text">
          {formatDate(wallClock(startedAt, timeZone).day)} <span className="text-muted">· {startedBy}</span>
        </span>
      ),
    },
    {
      key: "found",
      label: "Ditemukan",
      width: "middle",
      shown: "always",
      cell: ({ found, expected }) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatNumber(found)} dari {formatNumber(expected)}
        </span>
      ),
    },
    {
      key: "state",
      label: "Status",
      width: "narrow",
      shown: "always",
      cell: ({ state, appliedAt }) => (
        <Pill tone={stateLabels[state].tone}>{appliedAt ? "Diterapkan" : stateLabels[state].text}</Pill>
      ),
    },
  ];
}
