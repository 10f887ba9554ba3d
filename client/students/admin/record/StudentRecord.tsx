import { CreditCard, Pencil, ScanBarcode } from "lucide-react";
import { Link, useNavigate } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { RecordHistoryLink } from "../../../admin/history/RecordHistoryLink";
import { useLibraryToday } from "../../../page/library/useLibraryToday";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { CardFace, type CardFace_settings } from "../../../memberCard/CardFace";
import { code128 } from "../../../ui/barcode/code128";
import { useCan } from "../../../session/useViewer";
import { buttonStyle } from "../../../ui/buttonStyle";
import { Pill } from "../../../ui/Pill";
import { memberNumber } from "../../../format/memberNumber";
import { statusOn } from "../../../format/studentLabels";
import { StudentAccountCard } from "../form/StudentAccountCard";
import { PRINT_PATH, queueCards } from "../print/printQueue";
import { studentEditHref, STUDENTS_CRUMB } from "../studentHref";
import { NeighbourLinks } from "./NeighbourLinks";
import { RecordLayout } from "./RecordLayout";
import { StudentCirculation, StudentClearanceCard } from "./laterParts";
import { PersonalDataCard } from "./personalData/PersonalDataCard";
import { StudentIdentity } from "./StudentIdentity";

const StudentRecord_student = graphql(`
  fragment StudentRecord_student on Student {
    id
    databaseId
    nis
    name
    className
    memberKind {
      id
      name
      numberName
      attendsClasses
    }
    status
    suspendedUntil
    expiresAt
    hasAccount
    ...CardFace_student
    ...StudentAccountCard_student
    ...StudentIdentity_student
    ...StudentCirculation_student
    ...PersonalDataCard_student
  }
`);

interface StudentRecordProps {
  student: FragmentType<typeof StudentRecord_student>;
  settings: FragmentType<typeof CardFace_settings>;
  onErased: () => void;
}

export function StudentRecord({ student: ref, settings, onErased }: StudentRecordProps) {
  const student = readFragment(StudentRecord_student, ref);
  const { id, databaseId, nis, name, className, memberKind, expiresAt, hasAccount } = student;
  const today = useLibraryToday();
  const navigate = useNavigate();
  const canWrite = useCan("STUDENTS_WRITE");
  const canLend = useCan("CIRCULATION_WRITE");
  const seesLoans = useCan("CIRCULATION_READ");
  const seesLetters = useCan("CLEARANCE_READ");
  const seesPersonalData = useCan("PERSONAL_DATA_READ");
  const shownStatus = statusOn(student, today);
  const isEnded = expiresAt !== null && expiresAt < today;
  const mayHaveAccount = student.status === "ACTIVE" || student.status === "SUSPENDED";
  return (
    <AdminPage
      title={name}
      crumbs={[STUDENTS_CRUMB]}
      count={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Pill tone={shownStatus.tone}>{shownStatus.text}</Pill>
          {isEnded && <Pill tone="wrong">Masa berlaku habis</Pill>}
          {!hasAccount && mayHaveAccount && <Pill tone="quiet">Akun belum aktif</Pill>}
          {!memberKind.attendsClasses && <span>{memberKind.name}</span>}
          {className && <span className="font-semibold text-ink">{className}</span>}
          <span>{memberNumber(memberKind, nis)}</span>
        </span>
      }
      actions={
        <>
          <NeighbourLinks databaseId={databaseId} />
          <RecordHistoryLink type="student" databaseId={databaseId} />
          {canWrite && (
            <Link to={studentEditHref(student)} className={buttonStyle("outlined", "compact")}>
              <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              Sunting
            </Link>
          )}
          <button
            type="button"
            onClick={() => {
              queueCards([{ id, databaseId, nis, name, className, expiresAt }]);
              void navigate(PRINT_PATH);
            }}
            className={`needs-script ${buttonStyle("outlined", "compact")}`}
          >
            <CreditCard aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Cetak kartu
          </button>
          {canLend && (
            <Link to="/admin/borrowings" state={{ studentId: id }} className={buttonStyle("filled", "compact")}>
              <ScanBarcode aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              Pinjamkan buku
            </Link>
          )}
        </>
      }
    >
      <RecordLayout
        aside={
          <>
            <CardFace student={student} settings={settings} today={today} pattern={code128(nis)} />
            {canWrite && <StudentAccountCard student={student} />}
            <StudentIdentity student={student} />
            {seesLetters && <StudentClearanceCard studentId={id} nis={nis} />}
            {seesPersonalData && <PersonalDataCard student={student} onErased={onErased} />}
          </>
        }
      >
        {seesLoans && <StudentCirculation student={student} />}
      </RecordLayout>
    </AdminPage>
  );
}
