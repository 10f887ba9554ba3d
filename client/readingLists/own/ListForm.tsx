import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { CompactField, CompactTextArea } from "../../forms/fields/CompactField";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { useReadingListCommands } from "../useReadingListCommands";

interface ListFormProps {
  list: { readonly id: string; readonly name: string; readonly description?: string | null };
  onDone: () => void;
}

/** The name of a list, and what it is for. */
export function ListForm({ list, onDone }: ListFormProps) {
  const { update, isBusy } = useReadingListCommands();
  const errors = useFormErrors();
  const submit = async (formData: FormData) => {
    const name = getFormText(formData, "name").trim();
    const description = getFormText(formData, "description").trim() || null;
    if (name === "") return errors.showErrors({ fields: [{ name: "name", message: "Nama wajib diisi." }] });
    const result = await update({ id: list.id, name, description });
    if (result.data === null) return errors.showErrors(toFormErrors(result));
    onDone();
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel="Simpan"
      busyText="Menyimpan…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
    >
      <div className="grid gap-4">
        <CompactField
          name="name"
          label="Nama"
          aria-required
          maxLength={100}
          data-first
          defaultValue={list.name}
          error={errors.messageFor("name")}
        />
        <CompactTextArea
          rows={3}
          name="description"
          label="Keterangan (opsional)"
          maxLength={500}
          defaultValue={list.description ?? ""}
          error={errors.messageFor("description")}
        />
      </div>
    </SheetForm>
  );
}
