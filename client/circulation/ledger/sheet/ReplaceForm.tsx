import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { toFormErrors } from "../../../forms/errors/toFormErrors";
import { CompactField } from "../../../forms/fields/CompactField";
import { getFormText } from "../../../forms/getFormText";
import { SheetForm } from "../../../forms/SheetForm";
import { formatPrice } from "../../../format/formatPrice";
import type { FineLine_FineFragment } from "../../../gql/graphql";
import { fineTitle } from "../fineText";
import type { FineOutcome, useFineCommands } from "../useFineCommands";

interface ReplaceFormProps {
  fine: FineLine_FineFragment;
  commands: ReturnType<typeof useFineCommands>;
  onSettled: (outcome: FineOutcome) => boolean;
  onCancel: () => void;
}

/** A new copy instead of money, named by its code. */
export function ReplaceForm({ fine, commands, onSettled, onCancel }: ReplaceFormProps) {
  const errors = useFormErrors();
  const { id, openAmount } = fine;
  const submit = async (formData: FormData) => {
    const itemCode = getFormText(formData, "itemCode").trim();
    if (itemCode === "") {
      return errors.showErrors({ fields: [{ name: "itemCode", message: "Kode eksemplar pengganti wajib diisi." }] });
    }
    const outcome = await commands.replace({ fineId: id, itemCode, amount: openAmount });
    if (!onSettled(outcome)) errors.showErrors(toFormErrors(outcome.result));
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel="Lunasi dengan buku ini"
      busyText="Mencatat…"
      isBusy={commands.isBusy}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <h3 className="font-semibold">Ganti buku</h3>
      <p className="mb-4 text-sm text-muted text-pretty wrap-anywhere">
        {fineTitle(fine)}: sisa {formatPrice(openAmount)} dilunasi dengan buku baru. Tambahkan dulu eksemplarnya di
        halaman bukunya, lalu pindai kodenya di sini.
      </p>
      <CompactField
        name="itemCode"
        label="Kode eksemplar pengganti"
        error={errors.messageFor("itemCode")}
        maxLength={64}
        aria-required
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
      />
    </SheetForm>
  );
}
