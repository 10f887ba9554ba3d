import { type SubmitEvent, useEffect, useEffectEvent, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useLibraryToday } from "../../../page/library/useLibraryToday";
import { AdminPage } from "../../../admin/AdminPage";
import { useUndo } from "../../../admin/undo/useUndo";
import { useShortcut } from "../../../admin/shortcuts/useShortcut";
import { showMessage } from "../../../page/messages/flashMessage";
import { SessionAlert } from "../../../forms/errors/SessionAlert";
import { showFailure } from "../../../forms/errors/showFailure";
import { useSaveOnLeave } from "../../../forms/useSaveOnLeave";
import { goOnEnter } from "../../../forms/goOnEnter";
import { EditBar } from "../../../admin/form/EditBar";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { useCan } from "../../../session/useViewer";
import { buttonStyle } from "../../../ui/buttonStyle";
import { ConfirmSheet } from "../../../ui/ConfirmSheet";
import { Pill } from "../../../ui/Pill";
import { memberNumber } from "../../../format/memberNumber";
import { statusOn } from "../../../format/studentLabels";
import { studentHref, STUDENTS_CRUMB } from "../studentHref";
import { useStudentClasses } from "../../../classes/useStudentClasses";
import { offeredKinds, useMemberKinds } from "../../../memberKinds/useMemberKinds";
import { StudentFields } from "./StudentFields";
import { StudentFormValues_student } from "../studentFields";
import { changedFields, toFormValues, toStudentInput } from "./studentFormValues";
import { StudentLayout } from "./StudentLayout";
import { StudentPhotoCard } from "./StudentPhotoCard";
import { useStudentCommands } from "./useStudentCommands";
import { useStudentForm } from "./useStudentForm";

const EditStudent_student = graphql(`
  fragment EditStudent_student on Student {
    id
    databaseId
    ...StudentFormValues_student
    ...StudentPhotoCard_student
  }
`);

interface EditStudentProps {
  student: FragmentType<typeof EditStudent_student>;
  onDeleted: () => void;
}

/** Edits a student: the record is saved as a whole, the photo at once. */
export function EditStudent({ student: ref, onDeleted }: EditStudentProps) {
  const student = readFragment(EditStudent_student, ref);
  const record = readFragment(StudentFormValues_student, student);
  const { id, nis, name, className, memberKind } = record;
  const shownStatus = statusOn(record, useLibraryToday());
  const navigate = useNavigate();
  const classes = useStudentClasses();
  const kinds = offeredKinds(useMemberKinds() ?? [memberKind], memberKind.id);
  const { updateStudent, deleteStudent, isBusy } = useStudentCommands();
  const { showDeleted } = useUndo();
  const [isDeleting, setIsDeleting] = useState(false);
  const canWrite = useCan("STUDENTS_WRITE");
  const state = useStudentForm(toFormValues(record));
  const { form, formErrors, alertId } = state;

  const follow = useEffectEvent((values: ReturnType<typeof toFormValues>) => {
    // Saved by somebody else meanwhile; what is being changed here stays.
    if (state.changed.length === 0 && changedFields(state.base, values).length > 0) state.fill(values);
  });
  useEffect(() => follow(toFormValues(record)), [record]);

  const save = async () => {
    if (isBusy || !canWrite) return;
    const values = state.readComplete();
    if (values === null) return;
    const names = changedFields(state.base, values);
    if (names.length === 0) return showMessage("Tidak ada yang berubah.");
    const { nis: newNis, name: newName, ...input } = toStudentInput(values, names);
    const result = await updateStudent({
      id,
      ...input,
      ...(newNis ? { nis: newNis } : {}),
      ...(newName ? { name: newName } : {}),
    });
    if (result.data === null) return state.showFailure(result);
    const saved = readFragment(EditStudent_student, result.data.student);
    state.rebase(toFormValues(readFragment(StudentFormValues_student, saved)), values);
    showMessage("Perubahan disimpan.", "success");
  };
  useShortcut({ keys: "mod+s", label: "Simpan perubahan", run: () => void save() });
  useSaveOnLeave(canWrite && state.changed.length > 0 ? save : null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save();
  };

  const remove = async () => {
    const result = await deleteStudent(id);
    setIsDeleting(false);
    if (result.data === null && result.statusCode !== 404) return showFailure(result);
    state.allowLeave();
    onDeleted();
    showDeleted(`${name} dihapus.`, result.data?.binEntryIds ?? []);
    void navigate("/admin/students");
  };

  return (
    <AdminPage
      title={name}
      crumbs={[STUDENTS_CRUMB]}
      count={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Pill tone={shownStatus.tone}>{shownStatus.text}</Pill>
          {!memberKind.attendsClasses && <span>{memberKind.name}</span>}
          {className && <span className="font-semibold text-ink">{className}</span>}
          <span>{memberNumber(memberKind, nis)}</span>
        </span>
      }
      actions={
        <>
          {canWrite && (
            <button
              type="button"
              onClick={() => setIsDeleting(true)}
              className={`needs-script text-bata! ${buttonStyle("quiet", "compact")}`}
            >
              Hapus
            </button>
          )}
          <Link to={studentHref(student)} className={buttonStyle("outlined", "compact")}>
            Halaman anggota
          </Link>
        </>
      }
    >
      <SessionAlert id={alertId} formErrors={formErrors} />
      <StudentLayout aside={canWrite && <StudentPhotoCard student={student} />}>
        <form
          ref={form}
          id="siswa"
          method="dialog"
          noValidate
          onSubmit={submit}
          onInput={state.onInput}
          onKeyDown={(event) => goOnEnter(event, "stays")}
          aria-label="Data anggota"
          aria-describedby={alertId}
          className="grid grid-cols-1 gap-5"
        >
          <fieldset disabled={!canWrite} className="contents">
            <StudentFields
              values={state.base}
              classes={classes}
              kinds={kinds}
              messageFor={state.messageFor}
              onExtend={state.extend}
            />
          </fieldset>
        </form>
      </StudentLayout>
      {canWrite && <EditBar form="siswa" unsaved={state.changedLabels} isBusy={isBusy} onDiscard={state.discard} />}
      <ConfirmSheet
        title="Hapus anggota ini?"
        confirm="Hapus anggota"
        busyText="Menghapus…"
        isBusy={isBusy}
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        onConfirm={() => void remove()}
      >
        <p className="font-semibold text-ink wrap-anywhere">
          {name}, {memberNumber(memberKind, nis)}
        </p>
        <p className="mt-2">
          Data, foto, dan kode aktivasinya disimpan 30 hari di Tempat Sampah, lalu terhapus permanen. Anggota yang punya
          akun, peminjaman, atau kunjungan tidak dapat dihapus: ubah statusnya menjadi Lulus atau Pindah.
        </p>
      </ConfirmSheet>
    </AdminPage>
  );
}
