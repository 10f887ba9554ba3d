import { FormSheet } from "../../../forms/FormSheet";
import type { AuthorityList } from "../../picker/pickedRecords";
import { pickerConfigs } from "../../picker/pickerConfigs";
import { DeleteForm } from "./DeleteForm";
import type { ListConfig, ListRow } from "../ListConfig";
import { listDescriptions } from "../listDescriptions";
import { MergeForm } from "./MergeForm";
import { RecordForm } from "./RecordForm";
import { VariantsForm } from "./VariantsForm";

/** The action chosen for a record. */
export type RecordAction<List extends AuthorityList> =
  { kind: "create" } | { kind: "update" | "variants" | "merge" | "remove"; row: ListRow<List> };

interface RecordSheetProps<List extends AuthorityList> {
  config: ListConfig<List>;
  action: RecordAction<List> | null;
  onClose: () => void;
}

const TITLES = {
  create: "Tambah",
  update: "Sunting",
  variants: "Nama lain",
  merge: "Gabungkan",
  remove: "Hapus",
} as const;

/** One sheet for all actions on a record. */
export function RecordSheet<List extends AuthorityList>({ config, action, onClose }: RecordSheetProps<List>) {
  const { noun } = listDescriptions[config.list];
  return (
    <FormSheet
      title={action === null ? "" : `${TITLES[action.kind]} ${noun}`}
      isOpen={action !== null}
      onClose={onClose}
    >
      {(action?.kind === "create" || action?.kind === "update") && (
        <RecordForm config={config} row={action.kind === "update" ? action.row : null} onDone={onClose} />
      )}
      {action?.kind === "variants" && (
        <VariantsForm row={action.row} name={pickerConfigs[config.list].label(action.row.values)} onDone={onClose} />
      )}
      {action?.kind === "merge" && <MergeForm config={config} row={action.row} onDone={onClose} />}
      {action?.kind === "remove" && <DeleteForm config={config} row={action.row} onDone={onClose} />}
    </FormSheet>
  );
}
