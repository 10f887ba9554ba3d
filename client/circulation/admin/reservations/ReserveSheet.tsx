import { useState } from "react";
import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { renameFields, toFormErrors } from "../../../forms/errors/toFormErrors";
import { SheetForm } from "../../../forms/SheetForm";
import { Sheet } from "../../../ui/Sheet";
import type { Answer } from "../answers/Answer";
import { isCode } from "../desk/useDeskMatches";
import { type Found, FoundField } from "./FoundField";
import { useReservationCommands } from "./useReservationCommands";

export interface ReservingStudent {
  readonly id: string;
  readonly name: string;
}

interface ReserveSheetProps {
  /** The student who reserves; null until one is chosen. */
  student: ReservingStudent | null;
  onClose: () => void;
  onDone: (answer: Answer) => void;
}

/** A reservation made at the desk: for a student, of a title or of one copy alone. */
export function ReserveSheet(props: ReserveSheetProps) {
  const { student, onClose } = props;
  return (
    <Sheet
      placement="middle"
      title={student ? `Reservasi untuk ${student.name}` : "Reservasi baru"}
      isOpen
      onClose={onClose}
    >
      <ReserveForm {...props} />
    </Sheet>
  );
}

interface Choice {
  readonly text: string;
  readonly found: Found | null;
}

const NOTHING: Choice = { text: "", found: null };

function ReserveForm({ student, onClose, onDone }: ReserveSheetProps) {
  const errors = useFormErrors();
  const { reserve, isBusy } = useReservationCommands();
  const [pupil, setPupil] = useState<Choice>(NOTHING);
  const [title, setTitle] = useState<Choice>(NOTHING);

  const submit = async () => {
    const studentId = student?.id ?? pupil.found?.id ?? null;
    const nis = studentId === null && isCode(pupil.text) ? pupil.text.trim() : null;
    const bookId = title.found?.id ?? null;
    const itemCode = bookId === null && isCode(title.text) ? title.text.trim() : null;
    const fields = [
      ...(studentId === null && nis === null
        ? [{ name: "student", message: "Pilih anggotanya dari daftar, atau isi NIS." }]
        : []),
      ...(bookId === null && itemCode === null
        ? [{ name: "title", message: "Pilih judulnya dari daftar, atau isi kode eksemplar." }]
        : []),
    ];
    if (fields.length > 0) return errors.showErrors({ fields });
    const { answer, result } = await reserve({ studentId, nis, bookId, itemCode });
    if (answer !== null) return onDone(answer);
    errors.showErrors(renameFields(toFormErrors(result), fieldOf));
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel="Reservasi"
      busyText="Mencatat…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
      className="flex min-h-96 flex-col"
    >
      <div className="grid gap-4">
        {student === null && (
          <FoundField
            name="student"
            kind="student"
            label="Anggota"
            hint="Pindai kartunya, atau ketik nama atau NIS."
            error={errors.messageFor("student")}
            isFirst
            choice={pupil}
            onChange={setPupil}
          />
        )}
        <FoundField
          name="title"
          kind="book"
          label="Judul atau kode eksemplar"
          hint="Dengan kode, hanya eksemplar itu yang ditunggu."
          error={errors.messageFor("title")}
          isFirst={student !== null}
          choice={title}
          onChange={setTitle}
        />
      </div>
    </SheetForm>
  );
}

/** The field at which the form shows an error of the mutation's input. */
function fieldOf(name: string): string {
  return name === "nis" || name === "studentId" ? "student" : "title";
}
