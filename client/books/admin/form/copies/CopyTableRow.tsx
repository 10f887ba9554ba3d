import { Pencil, Trash2 } from "lucide-react";
import { formatDate } from "../../../../format/formatDate";
import { formatPrice } from "../../../../format/formatPrice";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";
import type { CopyCondition, CopyTableRow_CopyFragment, SettableCopyStatus } from "../../../../gql/graphql";
import { locationName } from "../../../locationName";
import { ConditionOptions, statusLabels, StatusOptions } from "./copyLabels";

export const CopyTableRow_copy = graphql(`
  fragment CopyTableRow_copy on Copy {
    id
    itemCode
    inventoryCode
    condition
    status
    dueOn
    price
    acquiredAt
    issueLabel
    ownCallNumber
    source {
      id
      name
    }
    ...CopyDetails_copy
    location {
      id
      name
      shelf
    }
  }
`);

export interface CopyChange {
  condition?: CopyCondition;
  status?: SettableCopyStatus;
  /** Null: its book's. */
  price?: number | null;
  /** Null: nobody knows. */
  acquiredAt?: string | null;
  sourceId?: string | null;
  categoryId?: string | null;
  supplier?: string | null;
  invoiceNumber?: string | null;
  callNumber?: string | null;
  note?: string | null;
  issueLabel?: string | null;
  /** Those without an inventory number get the next one. */
  assignsInventoryCodes?: boolean;
}

interface CopyTableRowProps {
  copy: FragmentType<typeof CopyTableRow_copy>;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onChange: (change: CopyChange) => void;
  onEdit: () => void;
  onDelete: () => void;
}

const ROW_STYLE =
  "max-sm:grid max-sm:grid-cols-[auto_minmax(0,2fr)_minmax(0,1fr)_auto] max-sm:items-center max-sm:border-t sm:table-row border-line";
const CELL_STYLE = "py-1.5 sm:table-cell sm:border-t sm:border-line sm:align-middle";

/** One copy; its condition and status are edited in place. */
export function CopyTableRow({ copy: ref, isSelected, onSelect, onChange, onEdit, onDelete }: CopyTableRowProps) {
  const copy = readFragment(CopyTableRow_copy, ref);
  const { itemCode, condition, status, dueOn, location } = copy;
  const isSettable = status !== "ON_LOAN" && status !== "KEPT";
  return (
    <div role="row" className={`${ROW_STYLE} ${isSelected ? "bg-nila-soft" : ""}`}>
      <div role="cell" className={`${CELL_STYLE} pr-1 pl-3`}>
        <label className="grid size-9 cursor-pointer place-items-center">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
            aria-label={`Pilih ${itemCode}`}
            className="checkbox"
          />
        </label>
      </div>
      <div
        role="rowheader"
        className={`${CELL_STYLE} px-2 text-left max-sm:col-span-2 font-semibold wrap-anywhere tabular-nums`}
      >
        {itemCode}
        <CopyOrigin copy={copy} />
      </div>
      <div
        role="cell"
        className={`${CELL_STYLE} px-2 wrap-anywhere max-sm:col-span-3 max-sm:col-start-2 max-sm:row-start-2 max-sm:pt-0 max-sm:text-xs max-sm:text-muted`}
      >
        {locationName(location ?? null) ?? "–"}
      </div>
      <div role="cell" className={`${CELL_STYLE} px-1 max-sm:col-start-2 max-sm:row-start-3 max-sm:pt-0`}>
        <select
          value={condition}
          onChange={({ target }) => onChange({ condition: target.value as CopyCondition })}
          aria-label={`Kondisi ${itemCode}`}
          className="select h-9 w-full max-w-40 font-medium"
        >
          <ConditionOptions />
        </select>
      </div>
      <div
        role="cell"
        className={`${CELL_STYLE} px-1 max-sm:col-span-2 max-sm:col-start-3 max-sm:row-start-3 max-sm:pt-0 max-sm:pr-3`}
      >
        {isSettable ? (
          <select
            value={status}
            onChange={({ target }) => onChange({ status: target.value as SettableCopyStatus })}
            aria-label={`Status ${itemCode}`}
            className="select h-9 w-full max-w-56 font-medium"
          >
            <StatusOptions />
          </select>
        ) : (
          <span className="block px-2 text-sm">
            {statusLabels[status]}
            {dueOn && <span className="block text-xs text-muted">sampai {formatDate(dueOn)}</span>}
          </span>
        )}
      </div>
      <div
        role="cell"
        className={`${CELL_STYLE} pr-3 pl-1 text-right whitespace-nowrap max-sm:col-start-4 max-sm:row-start-1`}
      >
        <button
          type="button"
          onClick={onEdit}
          aria-label={`Sunting ${itemCode}`}
          title={`Sunting ${itemCode}`}
          className="icon-button inline-grid"
        >
          <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        </button>
        <button
          type="button"
          onClick={onDelete}
          aria-label={`Hapus ${itemCode}`}
          title={`Hapus ${itemCode}`}
          className="icon-button copy-delete inline-grid"
        >
          <Trash2 aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        </button>
      </div>
    </div>
  );
}

/** What a copy has besides its code: which issue it is, its numbers, and where it came from. */
function CopyOrigin({ copy }: { copy: CopyTableRow_CopyFragment }) {
  const { issueLabel, inventoryCode, ownCallNumber, acquiredAt, source, price } = copy;
  return (
    <>
      {issueLabel && <span className="block text-xs font-normal text-ink">{issueLabel}</span>}
      {inventoryCode && <span className="block text-xs font-normal text-muted">Inv. {inventoryCode}</span>}
      {ownCallNumber && <span className="block text-xs font-normal text-muted">{ownCallNumber}</span>}
      {(acquiredAt || source) && (
        <span className="block text-xs font-normal text-muted">
          {source?.name ?? "Diperoleh"}
          {acquiredAt && (
            <>
              {" "}
              <time dateTime={acquiredAt}>{formatDate(acquiredAt)}</time>
            </>
          )}
        </span>
      )}
      {price !== null && <span className="block text-xs font-normal text-muted">{formatPrice(price)}</span>}
    </>
  );
}
