import { memo } from "react";
import type { RowAction } from "./RowAction";
import { RowActions } from "./RowActions";
import type { TableColumn } from "./TableColumn";

interface TableRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly TableColumn<Row>[];
  /** The class of each column. */
  widths: readonly string[];
  actions: readonly RowAction<Row>[];
  name: string;
  /** Null where rows are not selected. */
  isSelected: boolean | null;
  tabIndex: 0 | -1;
}

/** The table handles the click for all of its rows. */
const ignoreChange = () => undefined;

function Cells<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, widths, actions, name, isSelected, tabIndex } = props;
  return (
    <div role="row" data-index={index} data-chosen={isSelected || undefined} className="table-row-line hover-row">
      {isSelected !== null && (
        <div role="cell" className="cell-box">
          <span className="row-box">
            <input
              type="checkbox"
              checked={isSelected}
              onChange={ignoreChange}
              tabIndex={tabIndex}
              aria-label={`Pilih ${name}`}
              className="checkbox"
            />
          </span>
        </div>
      )}
      {columns.map(({ key, label, width, isNumber, cell }, place) => {
        const content = cell(row, tabIndex);
        const isEmpty = content === null || content === undefined || content === false || content === "";
        return (
          <div
            key={key}
            role="cell"
            className={`${widths[place] ?? ""} ${isNumber ? "cell-number" : ""} ${isEmpty ? "cell-void" : ""}`}
          >
            {width !== "fill" && <span className="cell-label">{label}</span>}
            {content}
          </div>
        );
      })}
      {actions.length > 0 && (
        <div role="cell" className="cell-actions">
          <RowActions
            row={row}
            name={name}
            actions={actions.filter(({ isOffered }) => isOffered?.(row) ?? true)}
            tabIndex={tabIndex}
          />
        </div>
      )}
    </div>
  );
}

/** Memoized: a click changes one row out of possibly thousands. */
export const TableRow = memo(Cells) as typeof Cells;
