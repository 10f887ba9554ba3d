import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { DeskMessage } from "../../../admin/DeskMessage";
import { useShortcut } from "../../../admin/shortcuts/useShortcut";
import { showMessage } from "../../../page/messages/flashMessage";
import { SessionAlert } from "../../../forms/errors/SessionAlert";
import { failureText } from "../../../forms/errors/toFormErrors";
import { useSaveOnLeave } from "../../../forms/useSaveOnLeave";
import { goOnEnter } from "../../../forms/goOnEnter";
import { Keys, SaveBar } from "../../../admin/form/SaveBar";
import { shrinkImage } from "../../../forms/shrinkImage";
import { SubmitButton } from "../../../forms/SubmitButton";
import { useCan } from "../../../session/useViewer";
import { buttonStyle } from "../../../ui/buttonStyle";
import { studentEditHref, studentHref, STUDENTS_CRUMB } from "../studentHref";
import { useStudentClasses } from "../../../classes/useStudentClasses";
import { type MemberKindChoice, offeredKinds, useMemberKinds } from "../../../memberKinds/useMemberKinds";
import { Skeleton } from "../../../ui/Skeleton";
import { NewStudentPhotoCard } from "./NewStudentPhotoCard";
import { StudentFields } from "./StudentFields";
import { emptyStudent, studentFieldNames, toStudentInput } from "./studentFormValues";
import { StudentLayout } from "./StudentLayout";
import { useChosenPhoto } from "./useChosenPhoto";
import { useStudentCommands } from "./useStudentCommands";
import { useStudentForm } from "./useStudentForm";
import { useStudentPhotoCommands } from "./useStudentPhotoCommands";

export function NewStudentPage() {
  const kinds = useMemberKinds();
  return useCan("STUDENTS_WRITE") ? (
    kinds ? (
      <NewStudent kinds={offeredKinds(kinds, null)} />
    ) : (
      <AdminPage title="Anggota Baru" crumbs={[STUDENTS_CRUMB]}>
        <StudentLayout aside={<Skeleton className="h-96 rounded-2xl" />}>
          <Skeleton className="h-80 rounded-2xl" />
          <Skeleton className="h-96 rounded-2xl" />
        </StudentLayout>
      </AdminPage>
    )
  ) : (
    <DeskMessage
      status={403}
      title="Anda tidak punya akses"
      links={[{ label: "Semua anggota", path: "/admin/students" }]}
    >
      Anggota baru dicatat oleh admin perpustakaan.
    </DeskMessage>
  );
}

/** What comes after a new student is saved: their page, the form of the next one, or what one leaves for. */
type AfterSaving = "open" | "another" | "leave";

/** A form for a new student; whoever enters a class keeps what its students share. */
function NewStudent({ kinds }: { kinds: readonly MemberKindChoice[] }) {
  const navigate = useNavigate();
  const classes = useStudentClasses();
  const { createStudent } = useStudentCommands();
  const { uploadPhoto, ...sending } = useStudentPhotoCommands();
  const [isBusy, setIsBusy] = useState(false);
  const photo = useChosenPhoto(sending);
  const [added, setAdded] = useState<string | null>(null);
  const [empty] = useState(() => ({ ...emptyStudent, memberKindId: kinds[0]?.id ?? "" }));
  const state = useStudentForm(empty, photo.file ? ["Foto"] : []);
  const { form, formErrors, alertId, showErrors } = state;

  const save = async (next: AfterSaving) => {
    if (isBusy) return;
    setIsBusy(true);
    await send(next);
    setIsBusy(false);
  };
  const send = async (next: AfterSaving) => {
    const values = state.readComplete();
    if (values === null) return;
    const { nis, name } = values;
    const { expiresAt: end, ...input } = toStudentInput(values, studentFieldNames);
    // Left empty, the membership lasts as long as the kind's does.
    const result = await createStudent({ ...input, ...(end ? { expiresAt: end } : {}), nis, name });
    if (result.data === null) return state.showFailure(result);
    const { student } = result.data;
    const sent = photo.file && (await uploadPhoto(student.id, await shrinkImage(photo.file)));
    state.allowLeave();
    if (photo.file && !sent?.data) {
      // The record is kept, so the photo is chosen again where it can be sent alone.
      const why = sent === null ? "pengirimannya dibatalkan." : failureText(sent);
      showMessage(`${name} ditambahkan, fotonya belum: ${why}`, "error");
      return void navigate(studentEditHref(student));
    }
    showMessage(`${name} ditambahkan.`, "success");
    if (next === "leave") return;
    if (next === "open") return void navigate(studentHref(student));
    photo.discard();
    const { className, major, academicYear, expiresAt, memberKindId } = values;
    state.fill({ ...empty, className, major, academicYear, expiresAt, memberKindId });
    showErrors({});
    setAdded(name);
    form.current?.querySelector("input")?.focus();
  };
  useShortcut({ keys: "mod+s", label: "Simpan anggota", run: () => void save("open") });
  useShortcut({ keys: "mod+enter", label: "Simpan dan tambah lagi", run: () => void save("another") });
  useSaveOnLeave(state.changedLabels.length > 0 ? () => save("leave") : null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save("open");
  };

  return (
    <AdminPage title="Anggota Baru" crumbs={[STUDENTS_CRUMB]}>
      <form
        ref={form}
        method="dialog"
        noValidate
        onSubmit={submit}
        onInput={state.onInput}
        onKeyDown={(event) => goOnEnter(event, "stays")}
        aria-label="Data anggota"
        aria-describedby={alertId}
      >
        <SessionAlert id={alertId} formErrors={formErrors} />
        {added !== null && state.changed.length === 0 && (
          <p className="mb-3 text-sm text-muted">
            Jenis anggota, kelas, jurusan, tahun ajaran, dan masa berlaku {added} dipakai lagi.
          </p>
        )}
        <StudentLayout aside={<NewStudentPhotoCard photo={photo} />}>
          <StudentFields
            values={empty}
            classes={classes}
            kinds={kinds}
            messageFor={state.messageFor}
            onExtend={state.extend}
          />
        </StudentLayout>
        <SaveBar unsaved={state.changedLabels} isBusy={isBusy} saved="Kode aktivasi menyusul setelah disimpan.">
          <button
            type="button"
            aria-disabled={isBusy}
            aria-keyshortcuts="Control+Enter"
            onClick={() => void save("another")}
            className={`needs-script ${buttonStyle("outlined", "compact")} aria-disabled:opacity-70`}
          >
            Simpan dan tambah lagi <Keys>Ctrl Enter</Keys>
          </button>
          <SubmitButton isBusy={isBusy} busyText="Menyimpan…" size="compact">
            Simpan <Keys>Ctrl S</Keys>
          </SubmitButton>
        </SaveBar>
      </form>
    </AdminPage>
  );
}
