import { CompactSelect } from "../forms/fields/CompactField";
import { offeredKinds, useMemberKinds } from "./useMemberKinds";

interface NamedKind {
  id: string;
  name: string;
}

interface KindSelectProps {
  name?: string;
  error?: string | undefined;
  isFirst?: boolean;
  /** What stands for all of them; without it one is always chosen. */
  allText?: string;
  value: NamedKind | null;
  onChange: (kind: NamedKind | null) => void;
}

/** The choice of a kind of member. */
export function KindSelect({ name, error, isFirst, allText, value, onChange }: KindSelectProps) {
  const kinds = offeredKinds(useMemberKinds() ?? [], value?.id ?? null);
  return (
    <CompactSelect
      name={name}
      label="Jenis anggota"
      error={error}
      data-first={isFirst || undefined}
      value={value?.id ?? ""}
      onChange={({ target }) => onChange(kinds.find(({ id }) => id === target.value) ?? null)}
    >
      {(allText !== undefined || value === null) && <option value="">{allText}</option>}
      {kinds.map((kind) => (
        <option key={kind.id} value={kind.id}>
          {kind.name}
        </option>
      ))}
    </CompactSelect>
  );
}
