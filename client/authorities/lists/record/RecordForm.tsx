import { type SubmitEvent, useId, useState } from "react";
import { DeskField } from "../../../forms/DeskField";
import { FormAlert } from "../../../forms/FormAlert";
import { formTrouble } from "../../../forms/formTrouble";
import { SheetButtons } from "../../../forms/SheetButtons";
import { textOf } from "../../../forms/textOf";
import { useFormTrouble } from "../../../forms/useFormTrouble";
import { useLeaveGuard } from "../../../forms/useLeaveGuard";
import { showMessage } from "../../../app/messages/flashMessage";
import type { PickerList } from "../../picker/pickedRecords";
import { KindChoice } from "./KindChoice";
import type { ListPlan, ListRow } from "../ListPlan";
import { listWords } from "../listWords";
import { recordFields } from "./recordFields";

interface RecordFormProps<List extends PickerList> {
  plan: ListPlan<List>;
  /** Null for a new one. */
  row: ListRow<List> | null;
  onDone: () => void;
}

/** A record's own values. What was typed stays, whatever the server says. */
export function RecordForm<List extends PickerList>({ plan, row, onDone }: RecordFormProps<List>) {
  const { title, noun } = listWords[plan.list];
  const { fields, texts, read } = recordFields[plan.list];
  const { create, update, isBusy } = plan.useCommands();
  const { form, trouble, show, messageFor } = useFormTrouble();
  const [isDirty, setIsDirty] = useState(false);
  const letGo = useLeaveGuard(isDirty);
  const alertId = useId();
  const known = row === null ? {} : texts(row.values);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const given = new FormData(event.currentTarget);
    const empty = fields.filter(({ name, isRequired }) => isRequired && textOf(given, name).trim() === "");
    if (empty.length > 0)
      return show({ fields: empty.map(({ name, label }) => ({ name, message: `${label} wajib diisi.` })) });
    const values = read((name) => textOf(given, name));
    const result = await (row === null ? create(values) : update(row.id, values));
    if (result.data === null) return show(formTrouble(result));
    letGo();
    const name = fields
      .map((field) => textOf(given, field.name).trim())
      .filter((text) => text !== "")
      .join(" ");
    showMessage(`${title} “${name}” disimpan.`, "success");
    onDone();
  };

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={() => setIsDirty(true)}
      aria-describedby={alertId}
    >
      <FormAlert id={alertId}>{trouble.text}</FormAlert>
      <div className="grid gap-4">
        {fields.map(({ name, label, hint, isRequired, maxLength }, place) => (
          <DeskField
            key={name}
            name={name}
            label={label}
            hint={hint}
            aria-required={isRequired}
            maxLength={maxLength}
            data-first={place === 0 ? true : undefined}
            defaultValue={known[name]}
            error={messageFor(name)}
          />
        ))}
        {plan.list === "authors" && <KindChoice kind={known.kind === "ORGANISATION" ? "ORGANISATION" : "PERSON"} />}
      </div>
      <SheetButtons
        label={row === null ? `Tambah ${noun}` : "Simpan"}
        busyText="Menyimpan…"
        isBusy={isBusy}
        onCancel={onDone}
      />
    </form>
  );
}
