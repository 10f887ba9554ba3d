import { useState } from "react";
import type { FormErrorsState } from "../../../forms/errors/useFormErrors";
import { CompactField } from "../../../forms/fields/CompactField";
import { getFormText } from "../../../forms/getFormText";
import type { ApprovalInput } from "../../../gql/graphql";

/** An administrator approves this one act here; nobody is logged in or out. */
export function ApprovalFields({ errors }: { errors: FormErrorsState }) {
  const codeError = errors.messageFor("approval.code");
  // Only the server knows, and only after the right password, whether the account has a second factor.
  const [takesCode, setTakesCode] = useState(false);
  if (codeError !== undefined && !takesCode) setTakesCode(true);
  return (
    <fieldset className="grid gap-4 rounded-xl border border-line p-3.5">
      <legend className="px-1 text-sm font-semibold">Disetujui admin</legend>
      <CompactField
        name="approverName"
        label="Nama pengguna admin"
        error={errors.messageFor("approverName") ?? errors.messageFor("approval")}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={190}
        aria-required
      />
      <CompactField
        name="approverPassword"
        type="password"
        label="Kata sandi admin"
        error={errors.messageFor("approverPassword")}
        hint="Hanya untuk tindakan ini. Anda tetap login dengan akun Anda."
        maxLength={1000}
        aria-required
      />
      {takesCode && (
        <CompactField
          name="approval.code"
          label="Kode verifikasi admin"
          error={codeError}
          hint="6 angka dari aplikasi autentikator di ponsel admin."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          aria-required
        />
      )}
    </fieldset>
  );
}

interface GivenApproval {
  readonly approval: ApprovalInput;
  /** What is still to be typed. */
  readonly fields: readonly { readonly name: string; readonly message: string }[];
}

export function approvalFrom(formData: FormData): GivenApproval {
  const username = getFormText(formData, "approverName").trim();
  const password = getFormText(formData, "approverPassword");
  const code = getFormText(formData, "approval.code").trim();
  return {
    approval: { username, password, ...(code === "" ? {} : { code }) },
    fields: [
      ...(username === "" ? [{ name: "approverName", message: "Nama pengguna admin wajib diisi." }] : []),
      ...(password === "" ? [{ name: "approverPassword", message: "Kata sandi admin wajib diisi." }] : []),
    ],
  };
}
