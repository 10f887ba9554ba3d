import { NewRecordField } from "./NewRecordField";
import type { PickedRecords, PickerList } from "./pickedRecords";
import { pickerPlans } from "./pickerPlans";
import { type ComboboxProps, RecordCombobox } from "./RecordCombobox";

interface RecordPickerProps<List extends PickerList> extends ComboboxProps<List> {
  value: PickedRecords[List] | null;
  onChange: (value: PickedRecords[List] | null) => void;
}

/** One record of one of the six lists, found while typing or new. A new one says so, and asks for what its name leaves open. */
export function RecordPicker<List extends PickerList>({
  value,
  onChange,
  className,
  ...combobox
}: RecordPickerProps<List>) {
  const { list, hint, label } = combobox;
  const plan = pickerPlans[list];
  const isNew = value !== null && value.id === null;
  const shown = value === null ? "" : isNew ? plan.text(value) : plan.label(value);
  return (
    <div className={className}>
      <RecordCombobox
        {...combobox}
        shown={shown}
        onChoose={onChange}
        hint={isNew ? "Baru: ditambahkan ke daftar saat disimpan." : hint}
      />
      {isNew && <NewRecordField of={label} picked={value} onChange={onChange} />}
    </div>
  );
}
