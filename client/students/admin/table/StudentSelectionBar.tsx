import { useState } from "react";
import { SelectionBar } from "../../../admin/table/SelectionBar";
import type { TableSelection } from "../../../admin/table/useTableSelection";
import { IssueLettersSheet } from "../../../circulation/clearance/admin/IssueLettersSheet";
import { FormSheet } from "../../../forms/FormSheet";
import { useCan } from "../../../session/useViewer";
import type { SelectedStudent } from "../selectedStudents";
import { MembershipForm } from "./MembershipForm";

interface StudentSelectionBarProps {
  canWrite: boolean;
  selection: TableSelection<SelectedStudent>;
  onCodes: (students: readonly SelectedStudent[]) => void;
  onCards: (students: readonly SelectedStudent[]) => void;
}

/** Actions on the selected students. */
export function StudentSelectionBar({ canWrite, selection, onCodes, onCards }: StudentSelectionBarProps) {
  const students = [...selection.selected.values()];
  const [isChanging, setIsChanging] = useState(false);
  const [isIssuing, setIsIssuing] = useState(false);
  const mayIssue = useCan("CLEARANCE_WRITE");
  return (
    <>
      <SelectionBar count={students.length} onClear={selection.clear}>
        {canWrite && (
          <button type="button" onClick={() => onCodes(students)} className="bar-action">
            Kode<span className="max-sm:sr-only"> aktivasi</span>
          </button>
        )}
        <button type="button" onClick={() => onCards(students)} className="bar-action">
          Cetak<span className="max-sm:sr-only"> kartu</span>
        </button>
        {canWrite && (
          <button type="button" onClick={() => setIsChanging(true)} className="bar-action">
            Ubah<span className="max-sm:sr-only"> keanggotaan</span>
          </button>
        )}
        {mayIssue && (
          <button type="button" onClick={() => setIsIssuing(true)} className="bar-action">
            Bebas<span className="max-sm:sr-only"> pustaka</span>
          </button>
        )}
      </SelectionBar>
      <FormSheet title="Ubah keanggotaan" isOpen={isChanging} onClose={() => setIsChanging(false)}>
        {isChanging && (
          <MembershipForm students={students} onCancel={() => setIsChanging(false)} onDone={selection.clear} />
        )}
      </FormSheet>
      {isIssuing && <IssueLettersSheet issueFor={students} onClose={() => setIsIssuing(false)} />}
    </>
  );
}
