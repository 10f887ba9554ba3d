import { Merge, Pencil, Trash2 } from "lucide-react";
import type { AuthorityList } from "../../picker/pickedRecords";
import { pickerConfigs } from "../../picker/pickerConfigs";
import type { ListRow } from "../ListConfig";
import type { RecordAction } from "./RecordSheet";

interface RecordActionsProps<List extends AuthorityList> {
  list: List;
  row: ListRow<List>;
  onAction: (action: RecordAction<List>) => void;
}

const ACTIONS = [
  { kind: "update", label: "Sunting", Icon: Pencil },
  { kind: "merge", label: "Gabungkan", Icon: Merge },
  { kind: "remove", label: "Hapus", Icon: Trash2 },
] as const;

export function RecordActions<List extends AuthorityList>({ list, row, onAction }: RecordActionsProps<List>) {
  const name = pickerConfigs[list].label(row.values);
  return (
    <span className="needs-script flex justify-end">
      {ACTIONS.map(({ kind, label, Icon }) => (
        <button
          key={kind}
          type="button"
          onClick={() => onAction({ kind, row })}
          aria-label={`${label} ${name}`}
          title={label}
          className="icon-button size-9 sm:size-10"
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        </button>
      ))}
    </span>
  );
}
