import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { toFormErrors } from "../../../forms/errors/toFormErrors";
import { CompactField } from "../../../forms/fields/CompactField";
import { getFormText } from "../../../forms/getFormText";
import { SheetForm } from "../../../forms/SheetForm";
import { formatNumber } from "../../../format/formatNumber";
import { formatPrice } from "../../../format/formatPrice";
import { NO_SUM, parseRupiah } from "../fineText";
import type { FineOutcome, useFineCommands } from "../useFineCommands";

interface PayFormProps {
  balance: number;
  commands: ReturnType<typeof useFineCommands>;
  onSettled: (outcome: FineOutcome) => boolean;
  onCancel: () => void;
}

/** A payment for all that is open, or for a part of it. */
export function PayForm({ balance, commands, onSettled, onCancel }: PayFormProps) {
  const errors = useFormErrors();
  const submit = async (formData: FormData) => {
    const amount = parseRupiah(getFormText(formData, "amount"));
    if (amount === null) return errors.showErrors({ fields: [{ name: "amount", message: NO_SUM }] });
    const outcome = await commands.pay(amount);
    if (!onSettled(outcome)) errors.showErrors(toFormErrors(outcome.result));
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel="Terima pembayaran"
      busyText="Mencatat…"
      isBusy={commands.isBusy}
      onSubmit={submit}
      onCancel={onCancel}
      className="mt-4"
    >
      <CompactField
        name="amount"
        label="Dibayar (Rp)"
        error={errors.messageFor("amount")}
        hint={`Sebagian juga boleh, maksimal ${formatPrice(balance)}. Denda yang terlama dilunasi dulu.`}
        inputMode="numeric"
        maxLength={13}
        aria-required
        autoFocus
        data-first
        defaultValue={formatNumber(balance)}
      />
    </SheetForm>
  );
}
