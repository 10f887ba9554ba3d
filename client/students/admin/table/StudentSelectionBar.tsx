import { SelectionBar } from "../../../admin/table/SelectionBar";
import type { TableSelection } from "../../../admin/table/useTableSelection";
import type { SelectedStudent } from "../selectedStudents";

interface StudentSelectionBarProps {
  selection: TableSelection<SelectedStudent>;
  onCodes: (students: readonly SelectedStudent[]) => void;
  onCards: (students: readonly SelectedStudent[]) => void;
}

/** Actions on the selected students. */
export function StudentSelectionBar({ selection, onCodes, onCards }: StudentSelectionBarProps) {
  const students = [...selection.selected.values()];
  return (
    <SelectionBar count={students.length} onClear={selection.clear}>
      <button type="button" onClick={() => onCodes(students)} className="bar-action">
        Kode aktivasi
      </button>
      <button type="button" onClick={() => onCards(students)} className="bar-action">
        Cetak kartu
      </button>
    </SelectionBar>
  );
}
