import { ListDeskSheets } from "../../../circulation/admin/listDesk/ListDeskSheets";
import { useListDesk } from "../../../circulation/admin/listDesk/useListDesk";
import { WaitingNotice } from "../../../circulation/admin/waiting/WaitingNotice";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { useCan } from "../../../session/useViewer";
import { StudentLedger } from "./StudentLedger";
import { StudentLoans } from "./StudentLoans";
import { StudentPast } from "./past/StudentPast";

const StudentCirculation_student = graphql(`
  fragment StudentCirculation_student on Student {
    id
    databaseId
    nis
    ...StudentLoans_student
  }
`);

interface StudentCirculationProps {
  student: FragmentType<typeof StudentCirculation_student>;
}

/** All that the student has out, owes and had, with what the desk does about it. */
export function StudentCirculation({ student: ref }: StudentCirculationProps) {
  const student = readFragment(StudentCirculation_student, ref);
  const canLend = useCan("CIRCULATION_WRITE");
  const seesFines = useCan("FINES_READ");
  const seesVisits = useCan("VISITS_READ");
  const listDesk = useListDesk({ isQuiet: true, hasField: false });
  const { stall, queue, unsettled } = listDesk.desk.state;
  return (
    <>
      <WaitingNotice waiting={stall === null ? 0 : queue.length} unsettled={unsettled.length} />
      <StudentLoans student={student} commands={canLend ? listDesk.commands : null} />
      {seesFines && <StudentLedger student={student} />}
      <StudentPast id={student.id} databaseId={student.databaseId} nis={student.nis} seesVisits={seesVisits} />
      <ListDeskSheets listDesk={listDesk} />
    </>
  );
}
