import { AtSign, Merge, Pencil, Trash2 } from "lucide-react";
import type { RecordType } from "../../../admin/history/recordLabels";
import { useHistoryActions } from "../../../admin/history/recordHistory";
import { RowActions } from "../../../admin/table/RowActions";
import type { AuthorityList } from "../../picker/pickedRecords";
import { pickerConfigs } from "../../picker/pickerConfigs";
import type { ListRow } from "../ListConfig";
import type { RecordAction } from "./RecordSheet";

/** What the audit trail calls a record of each list. */
const RECORD_TYPES: Readonly<Record<AuthorityList, RecordType>> = {
  authors: "author",
  publishers: "publisher",
  categories: "category",
  classifications: "classification",
  locations: "location",
  sources: "source",
};

interface RecordActionsProps<List extends AuthorityList> {
  list: List;
  row: ListRow<List>;
  onAction: (action: RecordAction<List>) => void;
}

export function RecordActions<List extends AuthorityList>({ list, row, onAction }: RecordActionsProps<List>) {
  const history = useHistoryActions<ListRow<List>>(RECORD_TYPES[list]);
  const start = (kind: Exclude<RecordAction<List>["kind"], "create">) => () => onAction({ kind, row });
  return (
    <RowActions
      row={row}
      name={pickerConfigs[list].label(row.values)}
      actions={[
        { label: "Sunting", Icon: Pencil, run: start("update") },
        { label: "Gabungkan", Icon: Merge, run: start("merge") },
        ...(list === "authors" ? [{ label: "Nama lain", Icon: AtSign, run: start("variants") }] : []),
        ...history,
        { label: "Hapus", Icon: Trash2, run: start("remove"), isDestructive: true },
      ]}
    />
  );
}
