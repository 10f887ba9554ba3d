import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { toFormErrors } from "../../../forms/errors/toFormErrors";
import { CompactField } from "../../../forms/fields/CompactField";
import { getFormText } from "../../../forms/getFormText";
import { SheetForm } from "../../../forms/SheetForm";
import { formatNumber } from "../../../format/formatNumber";
import { formatPrice } from "../../../format/formatPrice";
import type { FineLine_FineFragment } from "../../../gql/graphql";
import { useCan } from "../../../session/useViewer";
import { ApprovalFields, approvalFrom } from "../../admin/approval/ApprovalFields";
import { fineTitle, NO_SUM, parseRupiah } from "../fineText";
import type { FineOutcome, useFineCommands } from "../useFineCommands";

interface ReasonFormProps {
  act: "waive" | "refund";
  fine: FineLine_FineFragment;
  commands: ReturnType<typeof useFineCommands>;
  onSettled: (outcome: FineOutcome) => boolean;
  onCancel: () => void;
}

const TEXTS = {
  waive: {
    heading: "Bebaskan denda",
    amount: "Dibebaskan (Rp)",
    most: "Sisa denda ini",
    reason: "Contoh: sakit, ada surat dokter",
    submit: "Bebaskan",
    busy: "Membebaskan…",
  },
  refund: {
    heading: "Kembalikan uang",
    amount: "Pengembalian uang (Rp)",
    most: "Jumlah yang sudah dibayar",
    reason: "Contoh: bukunya ditemukan. Denda ini belum lunas lagi sebesar uang yang dikembalikan.",
    submit: "Kembalikan uang",
    busy: "Mencatat…",
  },
} as const;

/** Lets off some of a fine, or gives some of its money back; either with its reason. */
export function ReasonForm({ act, fine, commands, onSettled, onCancel }: ReasonFormProps) {
  const errors = useFormErrors();
  const rights = { waive: useCan("WAIVERS_WRITE"), refund: useCan("REFUNDS_WRITE") };
  const needsApproval = !rights[act];
  const { heading, amount: amountLabel, most: mostLabel, reason: reasonHint, submit: submitLabel, busy } = TEXTS[act];
  const most = act === "waive" ? fine.openAmount : fine.paidAmount;
  const submit = async (formData: FormData) => {
    const amount = parseRupiah(getFormText(formData, "amount"));
    const reason = getFormText(formData, "reason").trim();
    const { approval, fields: unapproved } = approvalFrom(formData);
    const fields = [
      ...(amount === null ? [{ name: "amount", message: NO_SUM }] : []),
      ...(reason === "" ? [{ name: "reason", message: "Alasan wajib diisi." }] : []),
      ...(needsApproval ? unapproved : []),
    ];
    if (amount === null || fields.length > 0) return errors.showErrors({ fields });
    const outcome = await commands[act]({ fineId: fine.id, amount, reason }, needsApproval ? { approval } : {});
    if (!onSettled(outcome)) errors.showErrors(toFormErrors(outcome.result));
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel={submitLabel}
      busyText={busy}
      isBusy={commands.isBusy}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <h3 className="font-semibold">{heading}</h3>
      <p className="mb-4 text-sm text-muted wrap-anywhere">{fineTitle(fine)}</p>
      <div className="grid gap-4">
        <CompactField
          name="amount"
          label={amountLabel}
          error={errors.messageFor("amount")}
          hint={`${mostLabel} ${formatPrice(most)}.`}
          inputMode="numeric"
          maxLength={13}
          aria-required
          defaultValue={formatNumber(most)}
        />
        <CompactField
          name="reason"
          label="Alasan"
          error={errors.messageFor("reason")}
          hint={reasonHint}
          maxLength={500}
          aria-required
          autoFocus
          data-first
        />
        {needsApproval && <ApprovalFields errors={errors} />}
      </div>
    </SheetForm>
  );
}
