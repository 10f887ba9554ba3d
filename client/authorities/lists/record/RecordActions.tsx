import { Merge, Pencil, Trash2 } from "lucide-react";
import { RowActions } from "../../../admin/table/RowActions";
import type { AuthorityList } from "../../picker/pickedRecords";
import { pickerConfigs } from "../../picker/pickerConfigs";
import type { ListRow } from "../ListConfig";
import type { RecordAction } from "./RecordSheet";

interface RecordActionsProps<List extends AuthorityList> {
  list: List;
  row: ListRow<List>;
  onAction: (action: RecordAction<List>) => void;
}

export function RecordActions<List extends AuthorityList>({ list, row, onAction }: RecordActionsProps<List>) {
  const start = (kind: "update" | "merge" | "remove") => () => onAction({ kind, row });
  return (
    <RowActions
      row={row}
      name={pickerConfigs[list].label(row.values)}
      actions={[
        { label: "Sunting", Icon: Pencil, run: start("update") },
        { label: "Gabungkan", Icon: Merge, run: start("merge") },
        { label: "Hapus", Icon: Trash2, run: start("remove"), isDestructive: true },
      ]}
    />
  );
}
