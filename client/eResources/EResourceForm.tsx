import { useState } from "react";
import { CompactField, CompactTextArea } from "../forms/fields/CompactField";
import { toFormErrors } from "../forms/errors/toFormErrors";
import { SheetForm } from "../forms/SheetForm";
import { getFormText } from "../forms/getFormText";
import { useFormErrors } from "../forms/errors/useFormErrors";
import { useLeaveGuard } from "../forms/useLeaveGuard";
import { completeWebAddress } from "../format/completeWebAddress";
import { showMessage } from "../page/messages/flashMessage";
import { Checkbox } from "../ui/Checkbox";
import { useEResourceCommands } from "./useEResourceCommands";

interface EResourceFormProps {
  /** Null for a new one. */
  eResource: { id: string; label: string; url: string; description?: string | null; active: boolean } | null;
  onDone: () => void;
}

/** The server checks which URLs are safe to link to, and reports errors at the field. */
export function EResourceForm({ eResource, onDone }: EResourceFormProps) {
  const { create, update, isBusy } = useEResourceCommands();
  const errors = useFormErrors();
  const { showErrors, messageFor } = errors;
  const [isDirty, setIsDirty] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);

  const submit = async (formData: FormData) => {
    const values = {
      label: getFormText(formData, "label").trim(),
      url: getFormText(formData, "url").trim(),
      description: getFormText(formData, "description").trim() || null,
      active: formData.has("active"),
    };
    const missing = [
      { name: "label", message: "Nama wajib diisi." },
      { name: "url", message: "Alamat wajib diisi." },
    ].filter(({ name }) => values[name as "label" | "url"] === "");
    if (missing.length > 0) return showErrors({ fields: missing });
    const result = await (eResource === null ? create(values) : update(eResource.id, values));
    if (result.data === null) return showErrors(toFormErrors(result));
    allowLeave();
    showMessage(`E-resource “${values.label}” disimpan.`, "success");
    onDone();
  };

  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel={eResource === null ? "Tambah e-resource" : "Simpan"}
      busyText="Menyimpan…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
      onInput={() => setIsDirty(true)}
    >
      <div className="grid gap-4">
        <CompactField
          name="label"
          label="Nama"
          aria-required
          maxLength={190}
          data-first
          defaultValue={eResource?.label}
          error={messageFor("label")}
        />
        <CompactField
          name="url"
          type="url"
          inputMode="url"
          label="Alamat"
          hint="Contoh: perpusnas.go.id"
          aria-required
          maxLength={500}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={eResource?.url}
          onBlur={({ target }) => {
            target.value = completeWebAddress(target.value);
          }}
          error={messageFor("url")}
        />
        <CompactTextArea
          rows={2}
          name="description"
          label="Keterangan (opsional)"
          maxLength={500}
          defaultValue={eResource?.description ?? ""}
          error={messageFor("description")}
        />
        <Checkbox name="active" label="Aktif (tampil di menu E-Resource)" defaultChecked={eResource?.active ?? true} />
      </div>
    </SheetForm>
  );
}
