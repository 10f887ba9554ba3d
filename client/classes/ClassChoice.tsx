import { CompactSelect } from "../forms/fields/CompactField";
import { formatNumber } from "../format/formatNumber";

interface ClassChoiceProps {
  classes: readonly { readonly name: string; readonly studentsCount: number }[];
  chosen: string | undefined;
  onChoose: (name: string) => void;
}

/** A class for whose students something is made, with how many they are. */
export function ClassChoice({ classes, chosen, onChoose }: ClassChoiceProps) {
  if (classes.length === 0) {
    return <p className="mb-3 font-semibold text-ink">Belum ada siswa aktif yang punya kelas.</p>;
  }
  return (
    <CompactSelect
      label="Kelas"
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
      data-first
      className="mb-4 text-ink"
    >
      {classes.map(({ name, studentsCount }) => (
        <option key={name} value={name}>
          {name} ({formatNumber(studentsCount)} siswa aktif)
        </option>
      ))}
    </CompactSelect>
  );
}
