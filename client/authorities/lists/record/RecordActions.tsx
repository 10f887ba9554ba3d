import { Merge, Pencil, Trash2 } from "lucide-react";
import type { PickerList } from "../../picker/pickedRecords";
import { pickerPlans } from "../../picker/pickerPlans";
import type { ListRow } from "../ListPlan";
import type { RecordAction } from "./RecordSheet";

interface RecordActionsProps<List extends PickerList> {
  list: List;
  row: ListRow<List>;
  onAct: (action: RecordAction<List>) => void;
}

const ACTIONS = [
  { kind: "update", word: "Sunting", Icon: Pencil },
  { kind: "merge", word: "Gabungkan", Icon: Merge },
  { kind: "remove", word: "Hapus", Icon: Trash2 },
] as const;

export function RecordActions<List extends PickerList>({ list, row, onAct }: RecordActionsProps<List>) {
  const name = pickerPlans[list].label(row.values);
  return (
    <span className="needs-script flex justify-end">
      {ACTIONS.map(({ kind, word, Icon }) => (
        <button
          key={kind}
          type="button"
          onClick={() => onAct({ kind, row })}
          aria-label={`${word} ${name}`}
          title={word}
          className="icon-button size-9 sm:size-10"
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        </button>
      ))}
    </span>
  );
}
