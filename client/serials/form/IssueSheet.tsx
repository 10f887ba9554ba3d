import { useState } from "react";
import { newKey } from "../../circulation/newKey";
import { DayField } from "../../forms/dates/DayField";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { CompactField } from "../../forms/fields/CompactField";
import { FormSheet } from "../../forms/FormSheet";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import type { SerialFacts_SerialFragment as Serial, SerialIssue_IssueFragment as Issue } from "../../gql/graphql";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { showMessage } from "../../page/messages/flashMessage";
import { Checkbox } from "../../ui/Checkbox";
import { useSerialCommands } from "../useSerialCommands";

interface IssueSheetProps {
  serial: Serial;
  /** Null for one that is added. */
  issue: Issue | null;
  onClose: () => void;
}

/** Adds an issue beside the schedule, or corrects one. */
export function IssueSheet(props: IssueSheetProps) {
  const { serial, issue, onClose } = props;
  const isRegular = serial.frequency !== "IRREGULAR";
  const title = issue ? "Perbaiki edisi" : isRegular ? "Tambah edisi khusus" : "Tambah edisi";
  return (
    <FormSheet title={title} isOpen onClose={onClose}>
      <IssueForm {...props} isRegular={isRegular} />
    </FormSheet>
  );
}

function IssueForm({ serial, issue, isRegular, onClose }: IssueSheetProps & { isRegular: boolean }) {
  const today = useLibraryToday();
  const { add, correct, isBusy } = useSerialCommands();
  const errors = useFormErrors();
  const { messageFor, showErrors } = errors;
  const [before] = useState(() => textsOf(issue, today));
  const [issuedOn, setIssuedOn] = useState(before.issuedOn);
  // Sent again after a lost answer, it adds one.
  const [key] = useState(newKey);
  const [isDirty, setIsDirty] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);

  const submit = async (formData: FormData) => {
    const text = (name: string) => getFormText(formData, name).trim();
    const number = (name: string) => (text(name) === "" ? null : Number(text(name)));
    const fields = [
      ...(issuedOn === "" ? [{ name: "issuedOn", message: "Isi tanggal terbitnya." }] : []),
      ...["volume", "number"]
        .filter((name) => !/^\d{0,6}$/u.test(text(name)))
        .map((name) => ({ name, message: "Isi dengan angka." })),
    ];
    if (fields.length > 0) return showErrors({ fields });
    const label = text("label") || null;
    const values = { issuedOn, volume: number("volume"), number: number("number"), note: text("note") || null };
    const result = await (issue === null
      ? add({ ...values, label, serialId: serial.id, isReceived: formData.has("isReceived"), key })
      : correct({ id: issue.id, ...changed(issue, { ...values, label }) }));
    if (result.data === null) return showErrors(toFormErrors(result));
    allowLeave();
    showMessage(issue === null ? "Edisi ditambahkan." : "Edisi disimpan.", "success");
    onClose();
  };

  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel={issue ? "Simpan" : "Tambah edisi"}
      busyText="Menyimpan…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
      onInput={() => setIsDirty(true)}
    >
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <CompactField
          name="label"
          label="Nama edisi"
          hint={
            issue === null && isRegular
              ? "Contoh: Edisi khusus Ramadan 2026"
              : "Kosongkan agar disusun dari nomor dan tanggalnya."
          }
          data-first
          maxLength={200}
          defaultValue={before.label}
          error={messageFor("label")}
          className="sm:col-span-2"
        />
        <DayField
          name="issuedOn"
          label="Tanggal terbit"
          aria-required
          min="1900-01-01"
          max="2100-12-31"
          value={issuedOn}
          onChange={({ target }) => {
            setIssuedOn(target.value);
            setIsDirty(true);
          }}
          error={messageFor("issuedOn")}
          className="sm:col-span-2"
        />
        <CompactField
          name="volume"
          label="Volume (opsional)"
          inputMode="numeric"
          maxLength={6}
          defaultValue={before.volume}
          error={messageFor("volume")}
        />
        <CompactField
          name="number"
          label="Nomor (opsional)"
          hint={issue ? "Edisi berikutnya mengikuti nomor ini." : undefined}
          inputMode="numeric"
          maxLength={6}
          defaultValue={before.number}
          error={messageFor("number")}
        />
        <CompactField
          name="note"
          label="Catatan (opsional)"
          maxLength={500}
          defaultValue={before.note}
          error={messageFor("note")}
          className="sm:col-span-2"
        />
        {issue === null && (
          <div className="sm:col-span-2">
            <Checkbox name="isReceived" label="Sudah datang" defaultChecked />
          </div>
        )}
      </div>
    </SheetForm>
  );
}

/** What stands in the fields at first. */
function textsOf(issue: Issue | null, today: string) {
  if (issue === null) return { label: "", issuedOn: today, volume: "", number: "", note: "" };
  const { label, issuedOn, volume, number, note } = issue;
  return { label, issuedOn, volume: volume ?? "", number: number ?? "", note: note ?? "" };
}

type Values = Pick<Issue, "issuedOn" | "volume" | "number" | "note"> & { label: string | null };

/** What differs from before: a label that stays as it was follows from numbers and day, if it did so before. */
function changed(issue: Issue, values: Values): Partial<Values> {
  const names = (Object.keys(values) as (keyof Values)[]).filter((name) => values[name] !== (issue[name] ?? null));
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
