import { showMessage } from "../../../page/messages/flashMessage";
import { toFormErrors } from "../../../forms/errors/toFormErrors";
import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { CompactField } from "../../../forms/fields/CompactField";
import { FormSheet } from "../../../forms/FormSheet";
import { getFormText } from "../../../forms/getFormText";
import { SheetForm } from "../../../forms/SheetForm";
import { useClearanceCommands } from "./useClearanceCommands";

interface RevokeLetterSheetProps {
  letter: { id: string; number: string; studentName: string };
  onClose: () => void;
}

/** Asks why before a letter is revoked. */
export function RevokeLetterSheet({ letter: { id, number, studentName }, onClose }: RevokeLetterSheetProps) {
  const { revokeLetter, isBusy } = useClearanceCommands();
  const errors = useFormErrors();
  const submit = async (formData: FormData) => {
    const reason = getFormText(formData, "reason").trim();
    if (reason === "") return errors.showErrors({ fields: [{ name: "reason", message: "Alasan wajib diisi." }] });
    const result = await revokeLetter(id, reason);
    if (result.data === null) return errors.showErrors(toFormErrors(result));
    showMessage(`Surat ${number} dicabut.`, "success");
    onClose();
  };
  return (
    <FormSheet title="Cabut surat ini?" isOpen onClose={onClose}>
      <SheetForm
        errors={errors}
        submitLabel="Cabut surat"
        busyText="Mencabut…"
        isBusy={isBusy}
        onSubmit={submit}
        onCancel={onClose}
      >
        <p className="font-semibold wrap-anywhere">
          {number}, {studentName}
        </p>
        <p className="mt-2 mb-4 text-sm text-muted text-pretty">
          Siapa pun yang memindai kode suratnya melihat bahwa surat ini sudah dicabut. Nomornya tidak dipakai lagi;
          surat baru mendapat nomor berikutnya.
        </p>
        <CompactField
          name="reason"
          label="Alasan"
          error={errors.messageFor("reason")}
          hint="Contoh: salah nama. Hanya petugas yang melihatnya."
          maxLength={500}
          aria-required
          data-first
        />
      </SheetForm>
    </FormSheet>
  );
}
