import { useState } from "react";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { renameFields, toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { CompactSelect } from "../../forms/fields/CompactField";
import { DayField } from "../../forms/dates/DayField";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { formatNumber } from "../../format/formatNumber";
import { useStudentClasses } from "../../classes/useStudentClasses";
import { Sheet } from "../../ui/Sheet";
import { isCode } from "../admin/desk/useDeskMatches";
import { type Found, FoundField } from "../admin/reservations/FoundField";
import { useClassSetCommands } from "./useClassSetCommands";

interface NewClassSetSheetProps {
  onClose: () => void;
  onMade: (databaseId: number) => void;
}

/** A new set: which title, for whom, and until when. */
export function NewClassSetSheet(props: NewClassSetSheetProps) {
  return (
    <Sheet placement="middle" title="Pinjaman kelas baru" isOpen onClose={props.onClose}>
      <NewClassSetForm {...props} />
    </Sheet>
  );
}

interface Choice {
  readonly text: string;
  readonly found: Found | null;
}

const NOTHING: Choice = { text: "", found: null };
/** The choice beside the classes. */
const TEACHER = "";

function NewClassSetForm({ onClose, onMade }: NewClassSetSheetProps) {
  const errors = useFormErrors();
  const { create, isBusy } = useClassSetCommands();
  const classes = useStudentClasses();
  const today = useLibraryToday();
  const [title, setTitle] = useState<Choice>(NOTHING);
  const [chosenClass, setChosenClass] = useState<string | null>(null);
  const [teacher, setTeacher] = useState<Choice>(NOTHING);
  const className = chosenClass ?? classes[0]?.name ?? TEACHER;
  const isForTeacher = className === TEACHER;

  const submit = async (formData: FormData) => {
    const bookId = title.found?.id ?? null;
    const itemCode = bookId === null && isCode(title.text) ? title.text.trim() : null;
    const teacherId = isForTeacher ? (teacher.found?.id ?? null) : null;
    const teacherNis = isForTeacher && teacherId === null && isCode(teacher.text) ? teacher.text.trim() : null;
    const dueAt = getFormText(formData, "dueAt");
    const fields = [
      ...(bookId === null && itemCode === null
        ? [{ name: "title", message: "Pilih judulnya dari daftar, atau isi kode eksemplar." }]
        : []),
      ...(isForTeacher && teacherId === null && teacherNis === null
        ? [{ name: "teacher", message: "Pilih gurunya dari daftar, atau isi nomor kartunya." }]
        : []),
      ...(dueAt === "" ? [{ name: "dueAt", message: "Isi jatuh temponya." }] : []),
    ];
    if (fields.length > 0) return errors.showErrors({ fields });
    const result = await create({
      bookId,
      itemCode,
      className: isForTeacher ? null : className,
      teacherId,
      teacherNis,
      dueAt,
    });
    if (result.data !== null) return onMade(result.data.classSet.databaseId);
    errors.showErrors(renameFields(toFormErrors(result), fieldOf));
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel="Buat pinjaman kelas"
      busyText="Membuat…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
      className="flex min-h-96 flex-col"
    >
      <div className="grid gap-4">
        <FoundField
          name="title"
          kind="book"
          label="Judul atau kode eksemplar"
          hint="Pindai salah satu bukunya, atau ketik judulnya."
          error={errors.messageFor("title")}
          isFirst
          choice={title}
          onChange={setTitle}
        />
        <CompactSelect
          name="className"
          label="Untuk"
          error={errors.messageFor("className")}
          value={className}
          onChange={({ target }) => setChosenClass(target.value)}
        >
          {classes.map(({ name, studentsCount }) => (
            <option key={name} value={name}>
              {name} ({formatNumber(studentsCount)} siswa aktif)
            </option>
          ))}
          <option value={TEACHER}>Seorang guru, semua buku</option>
        </CompactSelect>
        {isForTeacher && (
          <FoundField
            name="teacher"
            kind="teacher"
            label="Guru"
            hint="Pindai kartunya, atau ketik namanya."
            error={errors.messageFor("teacher")}
            isFirst={false}
            choice={teacher}
            onChange={setTeacher}
          />
        )}
        <DayField
          name="dueAt"
          label="Jatuh tempo"
          hint="Buku dapat dibagikan sampai tanggal ini."
          error={errors.messageFor("dueAt")}
          defaultValue={today}
          min={today}
          aria-required
        />
      </div>
    </SheetForm>
  );
}

/** The field at which the form shows an error of the mutation's input. */
function fieldOf(name: string): string {
  if (name === "teacherId" || name === "teacherNis") return "teacher";
  return name === "bookId" || name === "itemCode" ? "title" : name;
}
