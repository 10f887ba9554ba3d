import { useState } from "react";
import { CompactField } from "../../forms/fields/CompactField";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { SheetForm } from "../../forms/SheetForm";
import { getFormText } from "../../forms/getFormText";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import { showMessage } from "../../page/messages/flashMessage";
import { Checkbox } from "../../ui/Checkbox";
import type { MemberKind } from "./memberKindRow";
import { useMemberKindCommands } from "./useMemberKindCommands";

interface MemberKindFormProps {
  /** Null for a new one. */
  kind: MemberKind | null;
  onDone: () => void;
}

/** What a kind of member is called, and what a new member of it gets. */
export function MemberKindForm({ kind, onDone }: MemberKindFormProps) {
  const { create, update, isBusy } = useMemberKindCommands();
  const errors = useFormErrors();
  const { showErrors, messageFor } = errors;
  const [isDirty, setIsDirty] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);

  const submit = async (formData: FormData) => {
    const text = (name: string) => getFormText(formData, name).trim();
    const missing = [
      { name: "name", message: "Nama jenis wajib diisi." },
      { name: "numberName", message: "Nama nomor wajib diisi." },
    ].filter(({ name }) => text(name) === "");
    if (missing.length > 0) return showErrors({ fields: missing });
    const input = {
      name: text("name"),
      numberName: text("numberName"),
      membershipMonths: digitsOf(text("membershipMonths")),
      fee: digitsOf(text("fee")) ?? 0,
      attendsClasses: formData.has("attendsClasses"),
      selfRegistration: formData.has("selfRegistration"),
      active: formData.has("active"),
    };
    const result = await (kind === null ? create(input) : update({ id: kind.id, ...input }));
    if (result.data === null) return showErrors(toFormErrors(result));
    allowLeave();
    showMessage(`Jenis anggota “${input.name}” disimpan.`, "success");
    onDone();
  };

  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel={kind === null ? "Tambah jenis" : "Simpan"}
      busyText="Menyimpan…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
      onInput={() => setIsDirty(true)}
    >
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <CompactField
          name="name"
          label="Nama jenis"
          hint="Contoh: Umum, Mahasiswa, Alumni"
          aria-required
          maxLength={60}
          data-first
          defaultValue={kind?.name}
          error={messageFor("name")}
        />
        <CompactField
          name="numberName"
          label="Nama nomor"
          hint="Contoh: NIS, NIP, No. anggota"
          aria-required
          maxLength={30}
          defaultValue={kind?.numberName}
          error={messageFor("numberName")}
        />
        <CompactField
          name="membershipMonths"
          label="Masa keanggotaan (bulan)"
          hint="Kosongkan jika tanpa batas"
          inputMode="numeric"
          maxLength={3}
          defaultValue={kind?.membershipMonths ?? ""}
          error={messageFor("membershipMonths")}
        />
        <CompactField
          name="fee"
          label="Biaya pendaftaran (Rp)"
          hint="Hanya ditampilkan, tidak ditagihkan"
          inputMode="numeric"
          maxLength={10}
          defaultValue={kind === null || kind.fee === 0 ? "" : kind.fee}
          error={messageFor("fee")}
        />
        <div className="grid gap-2 sm:col-span-2">
          <Checkbox
            name="attendsClasses"
            label="Punya kelas: ikut Naik Kelas dan dihitung sebagai siswa"
            defaultChecked={kind?.attendsClasses ?? false}
          />
          <Checkbox
            name="selfRegistration"
            label="Boleh mendaftar sendiri di halaman Daftar; petugas yang memutuskan"
            defaultChecked={kind?.selfRegistration ?? false}
          />
          <Checkbox name="active" label="Aktif: ditawarkan untuk anggota baru" defaultChecked={kind?.active ?? true} />
        </div>
      </div>
      {messageFor("active") && (
        <p role="alert" className="mt-2 text-sm font-medium text-bata">
          {messageFor("active")}
        </p>
      )}
    </SheetForm>
  );
}

/** The number that is typed, however it is grouped; null for none. */
function digitsOf(text: string): number | null {
  const digits = text.replace(/\D/gu, "");
  return digits === "" ? null : Number(digits);
}
