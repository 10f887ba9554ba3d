import { useEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { shownColumns, type TableColumn } from "./TableColumn";

interface TableUrl<State, Row> {
  change: (changes: Partial<State>) => void;
  columns: readonly TableColumn<Row>[];
  /** Null: the usual columns. */
  selectedColumns: readonly string[] | null;
}

/** A table whose state stands in the URL, its columns among it, separated by commas. */
export function useTableUrl<State extends { columns: string }, Row>(
  urlState: State,
  hrefOf: (urlState: State) => string,
  allColumns: readonly TableColumn<Row>[],
): TableUrl<State, Row> {
  const navigate = useNavigate();
  // A search that is still being typed may end after another filter was chosen.
  const shown = useRef(urlState);
  useEffect(() => {
    shown.current = urlState;
  });
  const chosen = useMemo(() => urlState.columns.split(",").filter(Boolean), [urlState.columns]);
  const selectedColumns = chosen.length === 0 ? null : chosen;
  const columns = useMemo(() => shownColumns(allColumns, chosen.length === 0 ? null : chosen), [allColumns, chosen]);
  return {
    change: (changes) => void navigate(hrefOf({ ...shown.current, ...changes }), { replace: true }),
    columns,
    selectedColumns,
  };
}
