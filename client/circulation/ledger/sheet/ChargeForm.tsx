import { useRef, useState } from "react";
import { formatDate } from "../../../format/formatDate";
import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { toFormErrors } from "../../../forms/errors/toFormErrors";
import { CompactField, CompactSelect } from "../../../forms/fields/CompactField";
import { getFormText } from "../../../forms/getFormText";
import { SheetForm } from "../../../forms/SheetForm";
import { chargeReasonLabels, NO_SUM, parseRupiah } from "../fineText";
import type { FineOutcome, useFineCommands } from "../useFineCommands";

interface LostLoan {
  readonly id: string;
  readonly bookTitle: string;
  readonly itemCode: string;
  readonly lostPrice?: number | null;
}

/** What the kind of member costs, and until when it is paid for. */
interface Membership {
  readonly fee: number;
  readonly until: string | null;
}

interface ChargeFormProps {
  /** The student's loans whose books are lost. */
  lost: readonly LostLoan[];
  membership: Membership;
  commands: ReturnType<typeof useFineCommands>;
  onSettled: (outcome: FineOutcome) => boolean;
  onCancel: () => void;
}

/** What the desk charges by hand; what is late is charged where it comes back. */
const BY_HAND = ["DAMAGED", "LOST", "MEMBERSHIP", "OTHER"] as const;

export function ChargeForm({ lost, membership, commands, onSettled, onCancel }: ChargeFormProps) {
  const errors = useFormErrors();
  const [kind, setKind] = useState<(typeof BY_HAND)[number]>("DAMAGED");
  const [amountText, setAmountText] = useState("");
  const [reasonText, setReasonText] = useState("");
  // A loss is charged where it is reported: here only again, where that charge was taken back.
  const kinds = BY_HAND.filter((code) => code !== "LOST" || lost.length > 0);
  // A proposed price changes with the book; a typed amount stays.
  const proposed = useRef("");
  const propose = (text: string) => {
    proposed.current = text;
    setAmountText(text);
  };
  const proposePrice = (borrowingId: string) => {
    const price = lost.find(({ id }) => id === borrowingId)?.lostPrice;
    if (amountText === "" || amountText === proposed.current) propose(price ? String(price) : "");
  };

  const submit = async (formData: FormData) => {
    const amount = parseRupiah(amountText);
    const reason = reasonText.trim();
    const borrowingId = getFormText(formData, "borrowingId");
    const fields = [
      ...(kind === "LOST" && borrowingId === "" ? [{ name: "borrowingId", message: "Pilih buku yang hilang." }] : []),
      ...(reason === "" ? [{ name: "reason", message: "Keterangan wajib diisi." }] : []),
      ...(amount === null ? [{ name: "amount", message: NO_SUM }] : []),
    ];
    if (amount === null || fields.length > 0) return errors.showErrors({ fields });
    const outcome = await commands.charge({
      chargeReason: kind,
      amount,
      reason,
      ...(kind === "LOST" ? { borrowingId } : {}),
    });
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
        <CompactSelect
          name="chargeReason"
          label="Jenis"
          value={kind}
          onChange={({ target }) => {
            const chosen = kinds.find((code) => code === target.value) ?? "OTHER";
            setKind(chosen);
            const isTyped = reasonText !== "" && reasonText !== membershipText(membership);
            if (!isTyped) setReasonText(chosen === "MEMBERSHIP" ? membershipText(membership) : "");
            if (amountText !== "" && amountText !== proposed.current) return;
            propose(chosen === "MEMBERSHIP" && membership.fee > 0 ? String(membership.fee) : "");
          }}
          error={errors.messageFor("chargeReason")}
          autoFocus
        >
          {kinds.map((code) => (
            <option key={code} value={code}>
              {chargeReasonLabels[code]}
            </option>
          ))}
        </CompactSelect>
        {kind === "LOST" && (
          <CompactSelect
            name="borrowingId"
            label="Buku yang hilang"
            defaultValue=""
            onChange={({ target }) => proposePrice(target.value)}
            error={errors.messageFor("borrowingId")}
            aria-required
          >
            <option value="" disabled>
              Pilih bukunya
            </option>
            {lost.map(({ id, bookTitle, itemCode }) => (
              <option key={id} value={id}>
                {bookTitle} ({itemCode})
              </option>
            ))}
          </CompactSelect>
        )}
        <CompactField
          name="reason"
          label="Keterangan"
          value={reasonText}
          onChange={({ target }) => setReasonText(target.value)}
          error={errors.messageFor("reason")}
          hint="Contoh: sampul sobek atau kartu anggota hilang"
          maxLength={500}
          aria-required
        />
        <CompactField
          name="amount"
          label="Jumlah (Rp)"
          value={amountText}
          onChange={({ target }) => setAmountText(target.value)}
          error={errors.messageFor("amount")}
          inputMode="numeric"
          maxLength={13}
          aria-required
        />
      </div>
    </SheetForm>
  );
}

function membershipText({ until }: Membership): string {
  return until === null ? "Keanggotaan" : `Keanggotaan sampai ${formatDate(until)}`;
}
