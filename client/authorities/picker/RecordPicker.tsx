import { NewRecordField } from "./NewRecordField";
import type { PickedRecords, AuthorityList } from "./pickedRecords";
import { pickerConfigs } from "./pickerConfigs";
import { type ComboboxProps, RecordCombobox } from "./RecordCombobox";

export interface RecordPickerProps<List extends AuthorityList> extends ComboboxProps<List> {
  value: PickedRecords[List] | null;
  onChange: (value: PickedRecords[List] | null) => void;
}

/** Picks one record of a list, or adds a new one. A new record is marked, and its second field is asked for. */
export function RecordPicker<List extends AuthorityList>({
  value,
  onChange,
  className,
  ...combobox
}: RecordPickerProps<List>) {
  const { list, hint, label } = combobox;
  const config = pickerConfigs[list];
  const isNew = value !== null && value.id === null;
  const displayText = value === null ? "" : isNew ? config.text(value) : config.label(value);
  return (
    <div className={className}>
      <RecordCombobox
        {...combobox}
        displayText={displayText}
        onChoose={onChange}
        hint={isNew ? "Data baru ini ditambahkan ke daftar saat disimpan." : hint}
      />
      {isNew && <NewRecordField fieldLabel={label} picked={value} onChange={onChange} />}
    </div>
  );
}
