import { MAX_BATCH_SIZE } from "../../../../apollo/maxBatchSize";
import type { FragmentType } from "../../../../gql/fragment-masking";
import { type CopyChange, CopyTableRow, type CopyTableRow_copy } from "./CopyTableRow";

interface CopyTableProps {
  copies: readonly (FragmentType<typeof CopyTableRow_copy> & { id: string; itemCode: string })[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onChange: (copyId: string, change: CopyChange) => void;
  onEdit: (copyId: string) => void;
  onDelete: (copyId: string, itemCode: string) => void;
}

/** ARIA roles make it a table: table elements lose theirs with the layout of two lines a copy on narrow screens. */
export function CopyTable({ copies, selected, onSelect, onChange, onEdit, onDelete }: CopyTableProps) {
  const selectable = copies.slice(0, MAX_BATCH_SIZE);
  const areAllSelected = selectable.length > 0 && selectable.every(({ id }) => selected.has(id));
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected && next.size < MAX_BATCH_SIZE) next.add(id);
    else next.delete(id);
    onSelect(next);
  };
  return (
    <div className="relative overflow-x-auto rounded-xl border border-line">
      <div role="table" aria-label="Eksemplar" className="w-full text-sm sm:table sm:min-w-150">
        <div role="rowgroup" className="sm:table-header-group">
          <div role="row" className="text-left text-xs text-muted max-sm:flex max-sm:items-center sm:table-row">
            <div role="columnheader" className="py-1.5 pr-1 pl-3 sm:table-cell sm:align-middle">
              <label className="grid size-9 cursor-pointer place-items-center">
                <input
                  type="checkbox"
                  checked={areAllSelected}
                  onChange={() => onSelect(new Set(areAllSelected ? [] : selectable.map(({ id }) => id)))}
                  aria-label="Pilih semua eksemplar yang dimuat"
                  className="checkbox"
                />
              </label>
            </div>
            <div role="columnheader" className="px-2 py-1.5 font-semibold sm:table-cell sm:align-middle">
              Kode eksemplar
            </div>
            <div role="columnheader" className="px-2 py-1.5 font-semibold max-sm:sr-only sm:table-cell sm:align-middle">
              Lokasi
            </div>
            <div role="columnheader" className="px-3 py-1.5 font-semibold max-sm:sr-only sm:table-cell sm:align-middle">
              Kondisi
            </div>
            <div role="columnheader" className="px-3 py-1.5 font-semibold max-sm:sr-only sm:table-cell sm:align-middle">
              Status
            </div>
            <div role="columnheader" className="py-1.5 pr-3 max-sm:sr-only sm:table-cell sm:align-middle">
              <span className="sr-only">Tindakan</span>
            </div>
          </div>
        </div>
        <div role="rowgroup" className="sm:table-row-group">
          {copies.map((copy) => (
            <CopyTableRow
              key={copy.id}
              copy={copy}
              isSelected={selected.has(copy.id)}
              onSelect={(isSelected) => select(copy.id, isSelected)}
              onChange={(change) => onChange(copy.id, change)}
              onEdit={() => onEdit(copy.id)}
              onDelete={() => onDelete(copy.id, copy.itemCode)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
