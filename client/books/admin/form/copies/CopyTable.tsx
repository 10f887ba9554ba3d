import { MOST_AT_ONCE } from "../../../../apollo/mostAtOnce";
import type { FragmentType } from "../../../../gql/fragment-masking";
import { type CopyChange, CopyTableRow, type CopyTableRow_copy } from "./CopyTableRow";

interface CopyTableProps {
  copies: readonly (FragmentType<typeof CopyTableRow_copy> & { id: string; itemCode: string })[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onChange: (copyId: string, change: CopyChange) => void;
  onDelete: (copyId: string, itemCode: string) => void;
}

/** On a narrow screen each copy takes two lines; its roles stay said there, where it is drawn as no table. */
export function CopyTable({ copies, chosen, onChoose, onChange, onDelete }: CopyTableProps) {
  const offered = copies.slice(0, MOST_AT_ONCE);
  const isAllChosen = offered.length > 0 && offered.every(({ id }) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen && next.size < MOST_AT_ONCE) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <div className="relative overflow-x-auto rounded-xl border border-line">
      <table role="table" className="w-full text-sm max-sm:block sm:min-w-120">
        <thead role="rowgroup" className="max-sm:block">
          <tr role="row" className="text-left text-xs text-muted max-sm:flex max-sm:items-center">
            <th role="columnheader" scope="col" className="py-1.5 pr-1 pl-3">
              <label className="grid size-9 cursor-pointer place-items-center">
                <input
                  type="checkbox"
                  checked={isAllChosen}
                  onChange={() => onChoose(new Set(isAllChosen ? [] : offered.map(({ id }) => id)))}
                  aria-label="Pilih semua yang dimuat"
                  className="checkbox"
                />
              </label>
            </th>
            <th role="columnheader" scope="col" className="px-2 py-1.5 font-semibold">
              Kode Eksemplar
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
              isChosen={chosen.has(copy.id)}
              onChoose={(isChosen) => choose(copy.id, isChosen)}
              onChange={(change) => onChange(copy.id, change)}
              onDelete={() => onDelete(copy.id, copy.itemCode)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
