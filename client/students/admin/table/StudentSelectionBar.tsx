import { useState } from "react";
import { SelectAllResults } from "../../../admin/table/selection/SelectAllResults";
import { SelectionBar } from "../../../admin/table/selection/SelectionBar";
import type { TableSelection } from "../../../admin/table/selection/useTableSelection";
import { IssueLettersSheet } from "../../../circulation/clearance/admin/IssueLettersSheet";
import { FormSheet } from "../../../forms/FormSheet";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { useCan } from "../../../session/useViewer";
import type { SelectedStudent } from "../selectedStudents";
import { MembershipForm } from "./MembershipForm";
import type { StudentListArgs } from "./studentsUrlState";
import { useStudentPages } from "./useStudentPages";

const StudentSelectionBar_studentConnection = graphql(`
  fragment StudentSelectionBar_studentConnection on StudentConnection {
    totalCount
    edges {
      cursor
      node {
        id
      }
    }
    pageInfo {
      hasNextPage
    }
  }
`);

interface StudentSelectionBarProps {
  canWrite: boolean;
  list: StudentListArgs;
  /** The loaded rows. */
  connection: FragmentType<typeof StudentSelectionBar_studentConnection> | undefined;
  selection: TableSelection<SelectedStudent>;
  onCodes: (students: readonly SelectedStudent[]) => void;
  onCards: (students: readonly SelectedStudent[]) => void;
}

/** Actions on the selected students. */
export function StudentSelectionBar(props: StudentSelectionBarProps) {
  const { canWrite, list, connection: ref, selection, onCodes, onCards } = props;
  const connection = readFragment(StudentSelectionBar_studentConnection, ref);
  const hasMore =
    connection?.pageInfo.hasNextPage === true && connection.edges.every(({ node }) => selection.selected.has(node.id));
  const fetchPage = useStudentPages(list);
  const students = [...selection.selected.values()];
  const [isChanging, setIsChanging] = useState(false);
  const [isIssuing, setIsIssuing] = useState(false);
  const mayIssue = useCan("CLEARANCE_WRITE");
  return (
    <>
      <SelectionBar
        count={students.length}
        onClear={selection.clear}
        more={
          hasMore && (
            <SelectAllResults
              total={connection.totalCount}
              noun="anggota"
              fetchPage={fetchPage}
              selection={selection}
            />
          )
        }
      >
        {canWrite && (
          <button type="button" onClick={() => onCodes(students)} className="bar-action">
            <ActName word="Kode" more="aktivasi" />
          </button>
        )}
        <button type="button" onClick={() => onCards(students)} className="bar-action">
          <ActName word="Cetak" more="kartu" />
        </button>
        {canWrite && (
          <button type="button" onClick={() => setIsChanging(true)} className="bar-action">
            <ActName word="Ubah" more="keanggotaan" />
          </button>
        )}
        {mayIssue && (
          <button type="button" onClick={() => setIsIssuing(true)} className="bar-action">
            <ActName word="Bebas" more="pustaka" />
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

/** The name of an act; a phone shows only its first word. */
function ActName({ word, more }: { word: string; more: string }) {
  return (
    <span>
      {word}
      <span className="max-sm:sr-only"> {more}</span>
    </span>
  );
}
