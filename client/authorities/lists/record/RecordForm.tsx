import { useState } from "react";
import { CompactField } from "../../../forms/fields/CompactField";
import { toFormErrors } from "../../../forms/errors/toFormErrors";
import { SheetForm } from "../../../forms/SheetForm";
import { getFormText } from "../../../forms/getFormText";
import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { useLeaveGuard } from "../../../forms/useLeaveGuard";
import { showMessage } from "../../../page/messages/flashMessage";
import type { AuthorityList } from "../../picker/pickedRecords";
import { GroupChoice } from "./GroupChoice";
import { KindChoice } from "./KindChoice";
import type { ListConfig, ListRow } from "../ListConfig";
import { listDescriptions } from "../listDescriptions";
import { recordFields } from "./recordFields";

interface RecordFormProps<List extends AuthorityList> {
  config: ListConfig<List>;
  /** Null for a new one. */
  row: ListRow<List> | null;
  onDone: () => void;
}

/** The form of a record. Typed values stay when the server refuses them. */
export function RecordForm<List extends AuthorityList>({ config, row, onDone }: RecordFormProps<List>) {
  const { title, noun } = listDescriptions[config.list];
  const { fields, toTexts, parse } = recordFields[config.list];
  const { create, update, isBusy } = config.useCommands();
  const errors = useFormErrors();
  const { showErrors, messageFor } = errors;
  const [isDirty, setIsDirty] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);
  const initial = row === null ? {} : toTexts(row.values);

  const submit = async (formData: FormData) => {
    const missing = fields.filter(({ name, isRequired }) => isRequired && getFormText(formData, name).trim() === "");
    if (missing.length > 0)
      return showErrors({ fields: missing.map(({ name, label }) => ({ name, message: `${label} wajib diisi.` })) });
    const values = parse((name) => getFormText(formData, name));
    const result = await (row === null ? create(values) : update(row.id, values));
    if (result.data === null) return showErrors(toFormErrors(result));
    allowLeave();
    const name = fields
      .map((field) => getFormText(formData, field.name).trim())
      .filter((text) => text !== "")
      .join(" ");
    showMessage(`${title} “${name}” disimpan.`, "success");
    onDone();
  };

  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel={row === null ? `Tambah ${noun}` : "Simpan"}
      busyText="Menyimpan…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
      onInput={() => setIsDirty(true)}
    >
      <div className="grid gap-4">
        {fields.map(({ name, label, hint, isRequired, maxLength }, index) => (
          <CompactField
            key={name}
            name={name}
            label={label}
            hint={hint}
            aria-required={isRequired}
            maxLength={maxLength}
            data-first={index === 0 ? true : undefined}
            defaultValue={initial[name]}
            error={messageFor(name)}
          />
        ))}
        {config.list === "authors" && <KindChoice kind={initial.kind === "ORGANISATION" ? "ORGANISATION" : "PERSON"} />}
        {config.list === "authors" && row === null && (
          <p className="text-sm text-pretty text-muted">
            Tokoh yang dibahas dalam buku juga boleh ditambahkan. Pencarian lalu mengenal nama lainnya.
          </p>
        )}
        {config.list === "categories" && (
          <GroupChoice group={initial.collectionGroup} error={messageFor("collectionGroup")} />
        )}
      </div>
    </SheetForm>
  );
}
