import { MAX_BATCH_SIZE } from "../../../../apollo/maxBatchSize";
import type { FragmentType } from "../../../../gql/fragment-masking";
import { type CopyChange, CopyTableRow, type CopyTableRow_copy } from "./CopyTableRow";

interface CopyTableProps {
  copies: readonly (FragmentType<typeof CopyTableRow_copy> & { id: string; itemCode: string })[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onChange: (copyId: string, change: CopyChange) => void;
  onDelete: (copyId: string, itemCode: string) => void;
}

/**
 * On a narrow screen each copy takes two lines. The explicit roles keep the table semantics where CSS removes the
 * table layout.
 */
export function CopyTable({ copies, selected, onSelect, onChange, onDelete }: CopyTableProps) {
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
      <table role="table" className="w-full text-sm max-sm:block sm:min-w-150">
        <thead role="rowgroup" className="max-sm:block">
          <tr role="row" className="text-left text-xs text-muted max-sm:flex max-sm:items-center">
            <th role="columnheader" scope="col" className="py-1.5 pr-1 pl-3">
              <label className="grid size-9 cursor-pointer place-items-center">
                <input
                  type="checkbox"
                  checked={areAllSelected}
                  onChange={() => onSelect(new Set(areAllSelected ? [] : selectable.map(({ id }) => id)))}
                  aria-label="Pilih semua yang dimuat"
                  className="checkbox"
                />
              </label>
            </th>
            <th role="columnheader" scope="col" className="px-2 py-1.5 font-semibold">
              Kode Eksemplar
            </th>
            <th role="columnheader" scope="col" className="px-2 py-1.5 font-semibold max-sm:sr-only">
              Lokasi
            </th>
            <th role="columnheader" scope="col" className="px-3 py-1.5 font-semibold max-sm:sr-only">
              Kondisi
            </th>
            <th role="columnheader" scope="col" className="px-3 py-1.5 font-semibold max-sm:sr-only">
              Status
            </th>
            <th role="columnheader" scope="col" className="py-1.5 pr-3 max-sm:sr-only">
              <span className="sr-only">Tindakan</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {copies.map((copy) => (
            <CopyTableRow
              key={copy.id}
              copy={copy}
              isSelected={selected.has(copy.id)}
              onSelect={(isSelected) => select(copy.id, isSelected)}
              onChange={(change) => onChange(copy.id, change)}
              onDelete={() => onDelete(copy.id, copy.itemCode)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
