import { Field } from "../../forms/fields/Field";

interface NewRecordFieldProps<Picked> {
  /** Label of the picker this field belongs to. */
  fieldLabel: string;
  picked: Picked;
  onChange: (picked: Picked) => void;
}

/** The second field of a new classification or location; nothing for the other lists. */
export function NewRecordField<Picked extends object>({ fieldLabel, picked, onChange }: NewRecordFieldProps<Picked>) {
  if ("code" in picked && "name" in picked) {
    return (
      <Detail
        label={`Nama ${fieldLabel.toLowerCase()} baru`}
        value={picked.name}
        onChange={(name) => onChange({ ...picked, name })}
      />
    );
  }
  if ("shelf" in picked) {
    return (
      <Detail
        label={`Rak ${fieldLabel.toLowerCase()} baru`}
        value={picked.shelf}
        onChange={(shelf) => onChange({ ...picked, shelf })}
      />
    );
  }
  return null;
}

interface DetailProps {
  label: string;
  value: unknown;
  onChange: (text: string | null) => void;
}

function Detail({ label, value, onChange }: DetailProps) {
  return (
    <Field label={`${label} (opsional)`} className="mt-3" controlProps={{}}>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          maxLength={255}
          value={typeof value === "string" ? value : ""}
          onChange={(event) => onChange(event.target.value === "" ? null : event.target.value)}
          className="field h-10 pr-3.5 pl-3.5 sm:text-sm"
        />
      )}
    </Field>
  );
}
