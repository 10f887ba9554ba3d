import { RowLink } from "../admin/table/cells/RowLink";
import type { TableColumn } from "../admin/table/TableColumn";
import { formatDate } from "../format/formatDate";
import { formatNumber } from "../format/formatNumber";
import { formatPrice } from "../format/formatPrice";
import { wallClock } from "../format/wallClock";
import type { WeedingState_WeedingFragment } from "../gql/graphql";
import { Pill } from "../ui/Pill";
import { stateLabels, weedingHref } from "./weedingLabels";

export function weedingColumns(timeZone: string): readonly TableColumn<WeedingState_WeedingFragment>[] {
  return [
    {
      key: "name",
      label: "Nama",
      width: "fill",
      textOf: ({ name }) => name,
      shown: "always",
      cell: ({ databaseId, name }, tabIndex) => (
        <RowLink to={weedingHref(databaseId)} tabIndex={tabIndex} className="font-semibold">
          {name}
        </RowLink>
      ),
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
      key: "copies",
      label: "Eksemplar",
      width: "narrow",
      isNumber: true,
      shown: "always",
      cell: ({ copies }) => <span className="tabular-nums">{formatNumber(copies)}</span>,
    },
    {
      key: "value",
      label: "Nilai",
      width: "middle",
      isNumber: true,
      shown: "always",
      cell: ({ value }) => <span className="whitespace-nowrap tabular-nums">{formatPrice(value)}</span>,
    },
    {
      key: "state",
      label: "Status",
      width: "narrow",
      shown: "always",
      cell: ({ state }) => <Pill tone={stateLabels[state].tone}>{stateLabels[state].text}</Pill>,
    },
  ];
}
