import type { AuthorityList } from "../../picker/pickedRecords";
import { RecordPicker, type RecordPickerProps } from "../../picker/RecordPicker";
import type { ListRow } from "../ListConfig";

interface OtherRecordPickerProps<List extends AuthorityList> extends Omit<
  RecordPickerProps<List>,
  "className" | "excludedIds" | "hasInitialFocus"
> {
  /** The record that cannot be picked: the one that is merged or deleted. */
  row: ListRow<List>;
}

/** Picks the record that takes over the books of another one. */
export function OtherRecordPicker<List extends AuthorityList>({ row, ...picker }: OtherRecordPickerProps<List>) {
  return <RecordPicker {...picker} className="mt-4" excludedIds={[row.id]} hasInitialFocus />;
}
