import { useApolloClient } from "@apollo/client/react";
import { refetchFields } from "../../../apollo/forgetFields";
import { useOperation } from "../../../apollo/useOperation";
import { showMessage } from "../../../page/messages/flashMessage";
import { toFormErrors } from "../../../forms/errors/toFormErrors";
import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { CompactField } from "../../../forms/fields/CompactField";
import { getFormText } from "../../../forms/getFormText";
import { SheetForm } from "../../../forms/SheetForm";
import { formatLongDate } from "../../../format/formatDate";
import { formatPrice } from "../../../format/formatPrice";
import { personName } from "../../../format/personName";
import { wallClock } from "../../../format/wallClock";
import { graphql } from "../../../gql/gql";
import { exceptionsText } from "../../exceptionLabels";
import { Sheet } from "../../../ui/Sheet";
import { sendWithKey } from "../../sendWithKey";
import { staleAfterUndo } from "../../staleFields";
import { undoWithMessage } from "../desk/undoDeskAct";
import type { BorrowingRow } from "./borrowingColumns";

const DecideHeldBorrowingMutation = graphql(`
  mutation DecideHeldBorrowing($input: DecideHeldBorrowingInput!) {
    decideHeldBorrowing(input: $input) {
      __typename
      ... on DecideHeldBorrowingPayload {
        actId
        fine
        borrowing {
          id
          ...BorrowingColumns_borrowing
        }
      }
      ...OperationResult_userError
    }
  }
`);

export interface HeldLoan {
  readonly loan: BorrowingRow;
  readonly isApproved: boolean;
}

interface HeldSheetProps extends HeldLoan {
  timeZone: string;
  onClose: () => void;
}

/** Decides what a scan without network has left to somebody with the right. */
export function HeldSheet(props: HeldSheetProps) {
  const title = props.isApproved ? "Setujui pengecualian ini?" : "Tolak pengecualian ini?";
  return (
    <Sheet placement="middle" title={title} isOpen onClose={props.onClose}>
      <HeldForm {...props} />
    </Sheet>
  );
}

function HeldForm({ loan, isApproved, timeZone, onClose }: HeldSheetProps) {
  const client = useApolloClient();
  const errors = useFormErrors();
  const deciding = useOperation(DecideHeldBorrowingMutation, "update");
  const submit = async (formData: FormData) => {
    const reason = getFormText(formData, "reason").trim();
    if (reason === "") return errors.showErrors({ fields: [{ name: "reason", message: "Tulis alasannya dulu." }] });
    const { result } = await sendWithKey(loan.id, [isApproved, reason], (idempotencyKey) =>
      deciding.run({ input: { id: loan.id, approve: isApproved, reason, idempotencyKey } }),
    );
    if (result.data === null) return errors.showErrors(toFormErrors(result));
    const { actId, fine } = result.data;
    onClose();
    await refetchFields(client, staleAfterUndo);
    showMessage(outcomeText(loan, isApproved, fine), "success", {
      label: "Urungkan",
      run: () => void undoWithMessage(client, actId, "Keputusan diurungkan."),
    });
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel={isApproved ? "Setujui" : "Tolak"}
      busyText="Menyimpan…"
      isBusy={deciding.isRunning}
      onSubmit={submit}
      onCancel={onClose}
    >
      <HeldFacts loan={loan} timeZone={timeZone} />
      <p className="my-4 text-sm text-muted text-pretty">{consequence(loan, isApproved)}</p>
      <CompactField
        name="reason"
        label="Alasan"
        error={errors.messageFor("reason")}
        hint={isApproved ? "Contoh: internet sekolah mati dua hari" : "Contoh: hari itu internet tidak mati"}
        maxLength={500}
        aria-required
        autoFocus
        data-first
      />
    </SheetForm>
  );
}

function HeldFacts({ loan, timeZone }: Pick<HeldSheetProps, "loan" | "timeZone">) {
  const { held, returnedAt, borrowedAt } = loan;
  if (!held) return null;
  const facts = [
    ["Anggota", personName(loan.studentName)],
    ["Buku", `${loan.bookTitle} (${loan.itemCode})`],
    ["Pengecualian", exceptionsText(held.checks)],
    ["Dipindai", momentText(returnedAt ?? borrowedAt, timeZone)],
    ["Diterima server", momentText(held.receivedAt, timeZone)],
    ["Oleh", held.by],
    ...(held.fine > 0 ? [["Denda yang dihapus", formatPrice(held.fine)]] : []),
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function momentText(instant: string, timeZone: string): string {
  const { day, time } = wallClock(instant, timeZone);
  return `${formatLongDate(day)} pukul ${time}`;
}

const isReturn = ({ held }: BorrowingRow) => held?.checks.includes("returned") ?? false;

function consequence(loan: BorrowingRow, isApproved: boolean): string {
  if (!isReturn(loan)) {
    return isApproved
      ? "Peminjaman tetap berjalan, dan pengecualiannya tercatat disetujui."
      : "Pengecualiannya tercatat ditolak. Bukunya sudah dibawa, jadi peminjaman tetap berjalan sampai dikembalikan.";
  }
  return isApproved
    ? "Keterlambatan dihitung sampai saat dipindai. Denda yang sudah dibayar tidak berubah dan dapat dikembalikan."
    : "Keterlambatan tetap dihitung sampai saat diterima server.";
}

function outcomeText(loan: BorrowingRow, isApproved: boolean, fine: number): string {
  const decided = `Pengecualian untuk ${personName(loan.studentName)} ${isApproved ? "disetujui" : "ditolak"}.`;
  return isReturn(loan) ? `${decided} Denda ${loan.bookTitle} sekarang ${formatPrice(fine)}.` : decided;
}
