import { useState } from "react";
import type { CopyCondition, SettableCopyStatus } from "../../../../gql/graphql";
import { lazy } from "../../../../page/lazy/lazy";
import { buttonStyle } from "../../../../ui/buttonStyle";
import type { CopyChange } from "./CopyTableRow";
import { CopyDayField } from "./CopyDayField";
import { CopyPriceField } from "./CopyPriceField";
import { ConditionOptions, StatusOptions } from "./copyLabels";

interface SelectedCopiesProps {
  count: number;
  onChange: (change: CopyChange) => void;
  onClear: () => void;
}

const SelectedCopiesSheet = lazy(
  () => import("./details/SelectedCopiesSheet").then((m) => m.SelectedCopiesSheet),
  null,
);

/** Actions on the selected copies. */
export function SelectedCopies({ count, onChange, onClear }: SelectedCopiesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl bg-nila-soft px-3 py-1.5 text-sm">
      <p className="font-semibold tabular-nums">{count} dipilih</p>
      <select
        value=""
        onChange={({ target }) => onChange({ condition: target.value as CopyCondition })}
        aria-label="Ubah kondisi eksemplar terpilih"
        className="select h-9"
      >
        <option value="" disabled>
          Ubah kondisi
        </option>
        <ConditionOptions />
      </select>
      <select
        value=""
        onChange={({ target }) => onChange({ status: target.value as SettableCopyStatus })}
        aria-label="Ubah status eksemplar terpilih"
        className="select h-9"
      >
        <option value="" disabled>
          Ubah status
        </option>
        <StatusOptions />
      </select>
      <CopyPriceField onChange={onChange} />
      <CopyDayField onChange={onChange} />
      <button type="button" onClick={() => setIsOpen(true)} className={buttonStyle("outlined", "compact")}>
        Ubah data lain
      </button>
      {isOpen && <SelectedCopiesSheet count={count} onChange={onChange} onClose={() => setIsOpen(false)} />}
      <button type="button" onClick={onClear} className={`${buttonStyle("quiet", "compact")} ml-auto`}>
        Batalkan pilihan
      </button>
    </div>
  );
}
