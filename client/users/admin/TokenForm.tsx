import { useState } from "react";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { CompactField, CompactSelect } from "../../forms/fields/CompactField";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import type { Secret } from "./SecretSheet";
import { useTokenCommands } from "./useTokenCommands";

const LIFETIMES = [
  { days: "30", label: "30 hari" },
  { days: "90", label: "90 hari" },
  { days: "365", label: "1 tahun" },
];

interface TokenFormProps {
  onDone: () => void;
  onSecret: (secret: Secret) => void;
}

export function TokenForm({ onDone, onSecret }: TokenFormProps) {
  const { create, isBusy } = useTokenCommands();
  const errors = useFormErrors();
  const { showErrors, messageFor } = errors;
  const [isDirty, setIsDirty] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);

  const submit = async (formData: FormData) => {
    const name = getFormText(formData, "name").trim();
    if (name === "") return showErrors({ fields: [{ name: "name", message: "Isi nama aplikasinya." }] });
    const result = await create({
      name,
      scope: getFormText(formData, "scope") === "WRITE" ? "WRITE" : "READ",
      expiresInDays: Number(getFormText(formData, "days")),
    });
    if (result.data === null) return showErrors(toFormErrors(result));
    allowLeave();
    onSecret({ kind: "token", name, text: result.data.token });
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel="Buat token"
      busyText="Membuat…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
      onInput={() => setIsDirty(true)}
    >
      <div className="grid gap-4">
        <CompactField
          name="name"
          label="Nama aplikasi"
          hint="Contoh: Sinkronisasi Dinas"
          error={messageFor("name")}
          aria-required
          maxLength={100}
          data-first
        />
        <CompactSelect name="scope" label="Hak akses" defaultValue="READ">
          <option value="READ">Baca saja</option>
          <option value="WRITE">Baca dan tulis</option>
        </CompactSelect>
        <CompactSelect name="days" label="Berlaku" defaultValue="90">
          {LIFETIMES.map(({ days, label }) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </CompactSelect>
      </div>
    </SheetForm>
  );
}
