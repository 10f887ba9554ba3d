import { useState } from "react";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { CompactField, CompactSelect } from "../../forms/fields/CompactField";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import type { Secret } from "./SecretSheet";
import { useTokenCommands } from "./useTokenCommands";

/** Days; empty for a token that lasts until it is revoked. */
const LIFETIMES = [
  { days: "30", label: "30 hari" },
  { days: "90", label: "90 hari" },
  { days: "365", label: "1 tahun" },
  { days: "", label: "Sampai dicabut" },
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
    if (name === "") return showErrors({ fields: [{ name: "name", message: "Isi untuk program apa token ini." }] });
    const days = getFormText(formData, "days");
    const result = await create({
      name,
      scope: getFormText(formData, "scope") === "WRITE" ? "WRITE" : "READ",
      expiresInDays: days === "" ? null : Number(days),
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
          label="Untuk program apa"
          hint="Misalnya: Sinkronisasi Dinas"
          error={messageFor("name")}
          aria-required
          maxLength={100}
          data-first
        />
        <CompactSelect name="scope" label="Boleh apa" defaultValue="READ">
          <option value="READ">Hanya membaca</option>
          <option value="WRITE">Membaca dan mengubah</option>
        </CompactSelect>
        <CompactSelect name="days" label="Berlaku" defaultValue="365">
          {LIFETIMES.map(({ days, label }) => (
            <option key={label} value={days}>
              {label}
            </option>
          ))}
        </CompactSelect>
      </div>
    </SheetForm>
  );
}
