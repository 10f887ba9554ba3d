import { type SubmitEvent, useId, useState } from "react";
import { DeskField, DeskTextArea } from "../forms/DeskField";
import { FormAlert } from "../forms/FormAlert";
import { formTrouble } from "../forms/formTrouble";
import { SheetButtons } from "../forms/SheetButtons";
import { textOf } from "../forms/textOf";
import { useFormTrouble } from "../forms/useFormTrouble";
import { useLeaveGuard } from "../forms/useLeaveGuard";
import { showMessage } from "../app/messages/flashMessage";
import { Checkbox } from "../ui/Checkbox";
import { useEResourceCommands } from "./useEResourceCommands";

interface EResourceFormProps {
  /** Null for a new one. */
  eResource: { id: string; label: string; url: string; description?: string | null; active: boolean } | null;
  onDone: () => void;
}

/** The server knows which addresses are safe to send readers to, and says so at the field. */
export function EResourceForm({ eResource, onDone }: EResourceFormProps) {
  const { create, update, isBusy } = useEResourceCommands();
  const { form, trouble, show, messageFor } = useFormTrouble();
  const [isDirty, setIsDirty] = useState(false);
  const letGo = useLeaveGuard(isDirty);
  const alertId = useId();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const given = new FormData(event.currentTarget);
    const values = {
      label: textOf(given, "label").trim(),
      url: textOf(given, "url").trim(),
      description: textOf(given, "description").trim() || null,
      active: given.has("active"),
    };
    const empty = [
      { name: "label", message: "Nama wajib diisi." },
      { name: "url", message: "Alamat wajib diisi." },
    ].filter(({ name }) => values[name as "label" | "url"] === "");
    if (empty.length > 0) return show({ fields: empty });
    const result = await (eResource === null ? create(values) : update(eResource.id, values));
    if (result.data === null) return show(formTrouble(result));
    letGo();
    showMessage(`E-resource “${values.label}” disimpan.`, "success");
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
        <DeskField
          name="label"
          label="Nama"
          aria-required
          maxLength={190}
          data-first
          defaultValue={eResource?.label}
          error={messageFor("label")}
        />
        <DeskField
          name="url"
          type="url"
          inputMode="url"
          label="Alamat"
          hint="Alamat lengkap yang diawali https:// atau http://."
          aria-required
          maxLength={500}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={eResource?.url}
          error={messageFor("url")}
        />
        <DeskTextArea
          rows={2}
          name="description"
          label="Keterangan"
          hint="Boleh dikosongkan."
          maxLength={500}
          defaultValue={eResource?.description ?? ""}
          error={messageFor("description")}
        />
        <Checkbox name="active" label="Aktif: tampil di menu E-Resource" defaultChecked={eResource?.active ?? true} />
      </div>
      <SheetButtons
        label={eResource === null ? "Tambah e-resource" : "Simpan"}
        busyText="Menyimpan…"
        isBusy={isBusy}
        onCancel={onDone}
      />
    </form>
  );
}
