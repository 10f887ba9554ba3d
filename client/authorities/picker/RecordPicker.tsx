import { NewRecordField } from "./NewRecordField";
import type { PickedRecords, AuthorityList } from "./pickedRecords";
import { pickerConfigs } from "./pickerConfigs";
import { type ComboboxProps, RecordCombobox } from "./RecordCombobox";

interface RecordPickerProps<List extends AuthorityList> extends ComboboxProps<List> {
  value: PickedRecords[List] | null;
  onChange: (value: PickedRecords[List] | null) => void;
}

/** One record of one of the six lists, found while typing or new. A new one says so, and asks for what its name leaves open. */
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
        hint={isNew ? "Baru: ditambahkan ke daftar saat disimpan." : hint}
      />
      {isNew && <NewRecordField fieldLabel={label} picked={value} onChange={onChange} />}
    </div>
  );
}
