import { copyHref } from "../../admin/copyHref";
import { RowLink } from "../../admin/table/cells/RowLink";
import type { TableColumn } from "../../admin/table/TableColumn";
import { formatDate } from "../../format/formatDate";
import { wallClock } from "../../format/wallClock";
import type { StockTakeItem_ItemFragment, StockTakeItemList } from "../../gql/graphql";
import { actLabels, skipLabels, statusLabels } from "../stockTakeLabels";

export interface ItemRow extends StockTakeItem_ItemFragment {
  id: string;
}

/** Which copies the end could change, and which of them stay as they are. */
export interface LeaveOut {
  readonly leftOut: ReadonlySet<number>;
  readonly toggle: (databaseId: number) => void;
}

const CHANGEABLE: ReadonlySet<StockTakeItemList> = new Set(["MISSING", "STATUS", "ELSEWHERE"]);

/** What is to be known of a copy in its list. */
function remark(item: ItemRow, timeZone: string): string {
  const { act, skipped, outcome, foundStatus, status, foundLocation, foundBy, foundAt } = item;
  const scanned = foundBy && foundAt ? `${foundBy}, ${formatDate(wallClock(foundAt, timeZone).day)}` : null;
  const parts = [
    skipped ? skipLabels[skipped] : null,
    act ? actLabels[act] : null,
    outcome === "STATUS" && foundStatus ? `Tercatat ${statusLabels[foundStatus].toLowerCase()}` : null,
    outcome === "AWAY" && status ? statusLabels[status] : null,
    outcome === "ELSEWHERE" && foundLocation ? `Ada di ${foundLocation}` : null,
    scanned,
  ];
  return parts.filter((part) => part !== null).join(" · ");
}

export function itemColumns(
  list: StockTakeItemList,
  timeZone: string,
  choice: LeaveOut | null,
): readonly TableColumn<ItemRow>[] {
  const columns: readonly TableColumn<ItemRow>[] = [
    {
      key: "code",
      label: "Kode",
      width: "middle",
      shown: "always",
      cell: ({ code, title }, tabIndex) =>
        !title ? (
          <span className="row-text">{code}</span>
        ) : (
          <RowLink to={copyHref(code)} tabIndex={tabIndex} className="font-semibold">
            {code}
          </RowLink>
        ),
    },
    {
      key: "title",
      label: "Judul",
      width: "fill",
      textOf: ({ title }) => title,
      shown: "always",
      cell: ({ title }) => title && <span className="row-text">{title}</span>,
    },
    {
      key: "callNumber",
      label: "No. Panggil",
      width: "text",
      textOf: ({ callNumber }) => callNumber,
      shown: "always",
      cell: ({ callNumber }) => callNumber && <span className="row-text">{callNumber}</span>,
    },
    {
      key: "location",
      label: "Lokasi",
      width: "text",
      textOf: ({ location }) => location,
      shown: "always",
      cell: ({ location }) => location && <span className="row-text">{location}</span>,
    },
    {
      key: "remark",
      label: "Keterangan",
      width: "text",
      textOf: (item) => remark(item, timeZone),
      shown: "always",
      cell: (item) => <span className="row-text text-muted">{remark(item, timeZone)}</span>,
    },
  ];
  const shown = list === "UNKNOWN" ? columns.filter(({ key }) => key === "code" || key === "remark") : columns;
  const filled =
    list === "UNKNOWN" ? shown.map((column) => (column.key === "remark" ? widest(column) : column)) : shown;
  return choice && CHANGEABLE.has(list) ? [...filled, applyColumn(choice)] : filled;
}

function widest(column: TableColumn<ItemRow>): TableColumn<ItemRow> {
  return column.width === "text" ? { ...column, width: "fill" } : column;
}

function applyColumn({ leftOut, toggle }: LeaveOut): TableColumn<ItemRow> {
  return {
    key: "apply",
    label: "Terapkan",
    width: "narrow",
    shown: "always",
    cell: ({ databaseId, code, act }, tabIndex) =>
      act ? null : (
        <input
          type="checkbox"
          aria-label={`Terapkan untuk ${code}`}
          tabIndex={tabIndex}
          checked={!leftOut.has(databaseId)}
          onChange={() => toggle(databaseId)}
          className="checkbox"
        />
      ),
  };
}
