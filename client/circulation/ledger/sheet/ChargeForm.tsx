import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { toFormErrors } from "../../../forms/errors/toFormErrors";
import { CompactField, CompactSelect } from "../../../forms/fields/CompactField";
import { getFormText } from "../../../forms/getFormText";
import { SheetForm } from "../../../forms/SheetForm";
import { chargeReasonLabels, NO_SUM, parseRupiah } from "../fineText";
import type { FineOutcome, useFineCommands } from "../useFineCommands";

interface ChargeFormProps {
  commands: ReturnType<typeof useFineCommands>;
  onSettled: (outcome: FineOutcome) => boolean;
  onCancel: () => void;
}

/** What the desk charges by hand: what is late or lost is charged where it comes back or is reported. */
const BY_HAND = ["DAMAGED", "OTHER"] as const;

export function ChargeForm({ commands, onSettled, onCancel }: ChargeFormProps) {
  const errors = useFormErrors();
  const submit = async (formData: FormData) => {
    const amount = parseRupiah(getFormText(formData, "amount"));
    const reason = getFormText(formData, "reason").trim();
    const chargeReason = BY_HAND.find((code) => code === getFormText(formData, "chargeReason")) ?? "OTHER";
    const fields = [
      ...(reason === "" ? [{ name: "reason", message: "Keterangan wajib diisi." }] : []),
      ...(amount === null ? [{ name: "amount", message: NO_SUM }] : []),
    ];
    if (amount === null || fields.length > 0) return errors.showErrors({ fields });
    const outcome = await commands.charge({ chargeReason, amount, reason });
    if (!onSettled(outcome)) errors.showErrors(toFormErrors(outcome.result));
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel="Catat denda"
      busyText="Mencatat…"
      isBusy={commands.isBusy}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <h3 className="mb-4 font-semibold">Tambah denda</h3>
      <div className="grid gap-4">
        <CompactSelect name="chargeReason" label="Jenis" error={errors.messageFor("chargeReason")} autoFocus>
          {BY_HAND.map((code) => (
            <option key={code} value={code}>
              {chargeReasonLabels[code]}
            </option>
          ))}
        </CompactSelect>
        <CompactField
          name="reason"
          label="Keterangan"
          error={errors.messageFor("reason")}
          hint="Misalnya: sampul sobek, atau kartu anggota hilang."
          maxLength={500}
          aria-required
        />
        <CompactField
          name="amount"
          label="Jumlah (Rp)"
          error={errors.messageFor("amount")}
          inputMode="numeric"
          maxLength={13}
          aria-required
        />
      </div>
    </SheetForm>
  );
}
