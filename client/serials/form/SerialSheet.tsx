import { useState } from "react";
import { newKey } from "../../circulation/newKey";
import { type Found, FoundField } from "../../circulation/admin/reservations/FoundField";
import { renameFields, toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { FormSheet } from "../../forms/FormSheet";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import { readFragment } from "../../gql/fragment-masking";
import type { SerialFacts_SerialFragment as Serial } from "../../gql/graphql";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { showMessage } from "../../page/messages/flashMessage";
import { SerialFacts_serial } from "../serialDocuments";
import { useSerialCommands } from "../useSerialCommands";
import { choicesOf, readNumbers, type SerialChoices, scheduleProblems, textsOf, valuesOf } from "./serialFormValues";
import { ArrivalSection, NumberingSection, ScheduleSection } from "./SerialSections";

interface SerialSheetProps {
  /** Null for a new one. */
  serial: Serial | null;
  onClose: () => void;
  onSaved: (databaseId: number) => void;
}

/** What is subscribed to, when it comes out, and what is made of it. */
export function SerialSheet(props: SerialSheetProps) {
  return (
    <FormSheet title={props.serial ? "Sunting langganan" : "Tambah langganan"} isOpen onClose={props.onClose}>
      <SerialForm {...props} />
    </FormSheet>
  );
}

function SerialForm({ serial, onClose, onSaved }: SerialSheetProps) {
  const today = useLibraryToday();
  const { create, update, isBusy } = useSerialCommands();
  const errors = useFormErrors();
  const { messageFor, showErrors } = errors;
  // Sent again after a lost answer, it makes one.
  const [key] = useState(newKey);
  const [isDirty, setIsDirty] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);
  const [title, setTitle] = useState<{ text: string; found: Found | null }>({ text: "", found: null });
  const [choices, setChoices] = useState(() => choicesOf(serial, today));
  const [texts] = useState(() => textsOf(serial));
  const choose = (changes: Partial<SerialChoices>) => {
    setChoices((before) => ({ ...before, ...changes }));
    setIsDirty(true);
  };

  const submit = async (formData: FormData) => {
    const text = (name: string) => getFormText(formData, name).trim();
    const { numbers, problems } = readNumbers(text);
    const isWithoutTitle = serial === null && title.found === null;
    const fields = [
      ...(isWithoutTitle ? [{ name: "book", message: "Pilih judulnya dari daftar." }] : []),
      ...scheduleProblems(choices),
      ...problems,
    ];
    if (fields.length > 0) return showErrors({ fields });
    const values = valuesOf(choices, numbers, text, formData.has("restartsYearly"));
    const result = await (serial === null
      ? create({ ...values, bookId: title.found?.id ?? "", key })
      : update({ ...values, id: serial.id }));
    if (result.data === null) {
      return showErrors(renameFields(toFormErrors(result), (name) => (name === "bookId" ? "book" : name)));
    }
    allowLeave();
    const saved = readFragment(SerialFacts_serial, result.data.serial);
    showMessage(`Langganan “${saved.title}” disimpan.`, "success");
    onClose();
    onSaved(saved.databaseId);
  };

  const section = { texts, choices, onChoose: choose, messageFor };
  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel="Simpan"
      busyText="Menyimpan…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
      onInput={() => setIsDirty(true)}
    >
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        {serial === null && (
          <div className="sm:col-span-2">
            <FoundField
              name="book"
              kind="serial"
              label="Judul"
              hint="Ketik judulnya. Jenis bahannya harus Terbitan berkala."
              error={messageFor("book")}
              isFirst
              choice={title}
              onChange={setTitle}
            />
          </div>
        )}
        <ScheduleSection {...section} today={today} isFirst={serial !== null} />
        <NumberingSection texts={texts} messageFor={messageFor} />
        <ArrivalSection {...section} />
      </div>
    </SheetForm>
  );
}
