import { CompactField } from "../../forms/fields/CompactField";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { parseRupiah } from "../ledger/fineText";
import { Sheet } from "../../ui/Sheet";

export interface LostLoan {
  id: string;
  itemCode: string;
  bookTitle: string;
  studentName: string;
  /** The copy's, else its book's, else the library's; null where nobody knows one. */
  price: number | null;
}

interface LostSheetProps {
  loan: LostLoan;
  onClose: () => void;
  onConfirm: (borrowingId: string, amount: number) => void;
}

/** Asks before a loan ends because its copy is lost, and what is charged for it. */
export function LostSheet(props: LostSheetProps) {
  return (
    <Sheet placement="middle" title="Catat buku ini hilang?" isOpen onClose={props.onClose}>
      <LostForm {...props} />
    </Sheet>
  );
}

function LostForm({ loan, onClose, onConfirm }: LostSheetProps) {
  const errors = useFormErrors();
  const submit = (formData: FormData) => {
    const amount = parseRupiah(getFormText(formData, "amount"), 0);
    if (amount === null) {
      errors.showErrors({ fields: [{ name: "amount", message: "Isi dengan jumlah rupiah. Contoh: 75000" }] });
    } else {
      onConfirm(loan.id, amount);
    }
    return Promise.resolve();
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel="Catat hilang"
      busyText="Mencatat…"
      isBusy={false}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p className="mb-4 text-sm text-muted text-pretty">
        Peminjaman {loan.bookTitle} ({loan.itemCode}) oleh {loan.studentName} berakhir, dan dendanya berhenti hari ini.
        Jika bukunya ditemukan, pindai saja seperti pengembalian.
      </p>
      <CompactField
        name="amount"
        label="Ganti rugi (Rp)"
        error={errors.messageFor("amount")}
        hint={
          loan.price === null
            ? "Harga buku ini tidak diketahui. Isi 0 jika tidak ditagih."
            : "Menurut harga eksemplar, buku, atau harga bawaan di Pengaturan."
        }
        inputMode="numeric"
        maxLength={13}
        aria-required
        data-first
        defaultValue={loan.price ?? ""}
      />
    </SheetForm>
  );
}
