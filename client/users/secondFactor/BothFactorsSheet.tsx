import { useState } from "react";
import { toSessionFormErrors } from "../../forms/errors/toSessionFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { PasswordField } from "../../forms/fields/PasswordField";
import { TextField } from "../../forms/fields/TextField";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { showMessage } from "../../page/messages/flashMessage";
import { Sheet } from "../../ui/Sheet";
import { RecoveryCodes } from "./RecoveryCodes";
import { useSecondFactorCommands } from "./useSecondFactorCommands";

const TEXTS = {
  disable: {
    title: "Matikan verifikasi dua langkah",
    note: "Setelah dimatikan, kata sandi saja cukup untuk login, dan kode pemulihan tidak berlaku lagi.",
    submit: "Matikan",
    busy: "Mematikan…",
  },
  renew: {
    title: "Buat kode pemulihan baru",
    note: "Sepuluh kode baru menggantikan semua kode pemulihan yang lama.",
    submit: "Buat kode baru",
    busy: "Membuat…",
  },
} as const;

interface BothFactorsSheetProps {
  username: string;
  act: keyof typeof TEXTS;
  /** With whether something has changed. */
  onClose: (hasChanged: boolean) => void;
}

/** What takes the password and a code, so that an open browser is not enough. */
export function BothFactorsSheet({ username, act, onClose }: BothFactorsSheetProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => onClose(codes !== null);
  return (
    <Sheet title={codes ? "Simpan kode pemulihan" : TEXTS[act].title} placement="middle" isOpen onClose={close}>
      {codes ? (
        <RecoveryCodes username={username} codes={codes} onClose={close} />
      ) : (
        <BothFactorsForm username={username} act={act} onClose={onClose} onCodes={setCodes} />
      )}
    </Sheet>
  );
}

interface BothFactorsFormProps extends BothFactorsSheetProps {
  onCodes: (codes: readonly string[]) => void;
}

function BothFactorsForm({ username, act, onClose, onCodes }: BothFactorsFormProps) {
  const errors = useFormErrors();
  const { disable, renew, isBusy } = useSecondFactorCommands();
  const { note, submit: submitLabel, busy } = TEXTS[act];
  const submit = async (formData: FormData) => {
    const input = { password: getFormText(formData, "password"), code: getFormText(formData, "code").trim() };
    const missing = [
      ...(input.password === "" ? [{ name: "password", message: "Isi kata sandi Anda." }] : []),
      ...(input.code === "" ? [{ name: "code", message: "Isi kode dari aplikasi atau kode pemulihan." }] : []),
    ];
    if (missing.length > 0) return errors.showErrors({ fields: missing });
    if (act === "renew") {
      const result = await renew(input);
      if (result.data === null) return errors.showErrors(toSessionFormErrors(result));
      return onCodes(result.data.recoveryCodes);
    }
    const result = await disable(input);
    if (result.data === null) return errors.showErrors(toSessionFormErrors(result));
    showMessage("Verifikasi dua langkah dimatikan.", "success");
    onClose(true);
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel={submitLabel}
      busyText={busy}
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={() => onClose(false)}
    >
      <p className="mb-4 text-sm text-muted text-pretty">{note}</p>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <div className="grid gap-4">
        <PasswordField
          {...errors.fieldProps("password")}
          required
          data-first
          label="Kata sandi Anda"
          autoComplete="current-password"
        />
        <TextField
          {...errors.fieldProps("code")}
          required
          label="Kode dari aplikasi"
          hint="Ponsel tidak ada? Pakai salah satu kode pemulihan."
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={60}
        />
      </div>
    </SheetForm>
  );
}
