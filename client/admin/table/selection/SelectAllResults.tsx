import { showMessage } from "../../../page/messages/flashMessage";
import { formatNumber } from "../../../format/formatNumber";
import type { Selectable } from "./tableSelection";
import { MAX_SELECTED, type ResultPage, useAllResults } from "./useAllResults";
import type { TableSelection } from "./useTableSelection";

interface SelectAllResultsProps<Item extends Selectable> {
  /** Undefined until it is counted. */
  total: number | undefined;
  /** Plain noun of a row: "buku". */
  noun: string;
  fetchPage: (after: string | null) => Promise<ResultPage<Item> | null>;
  selection: TableSelection<Item>;
}

/** In the bar of a selection of all loaded rows: selects those that are not loaded as well. */
export function SelectAllResults<Item extends Selectable>(props: SelectAllResultsProps<Item>) {
  const { total, noun, fetchPage, selection } = props;
  const { find, found, stop } = useAllResults(fetchPage);
  if (found !== null) {
    return (
      <span className="bar-gathering flex items-center gap-1">
        <span role="status" className="px-2.5 tabular-nums">
          Mengumpulkan… {formatNumber(found)}
        </span>
        <button type="button" onClick={stop} className="bar-action">
          Hentikan
        </button>
      </span>
    );
  }
  const selectAll = async () => {
    const items = await find();
    if (items === null) return;
    selection.set(items, true);
    if (total !== undefined && items.length < total) {
      showMessage(
        `${formatNumber(items.length)} ${noun} pertama dipilih, maksimal ${formatNumber(MAX_SELECTED)} sekaligus.`,
      );
    }
  };
  return (
    <button type="button" onClick={() => void selectAll()} className="bar-action">
      {total === undefined ? "Pilih semua hasil" : `Pilih semua ${formatNumber(total)} hasil`}
    </button>
  );
}
