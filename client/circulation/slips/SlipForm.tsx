import { type SubmitEvent, useRef, useState } from "react";
import { DayField } from "../../forms/dates/DayField";
import { FormAlert } from "../../forms/errors/FormAlert";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { CompactField } from "../../forms/fields/CompactField";
import { getFormText } from "../../forms/getFormText";
import { goOnEnter } from "../../forms/goOnEnter";
import { SubmitButton } from "../../forms/SubmitButton";
import { formatDate } from "../../format/formatDate";
import { formatPrice } from "../../format/formatPrice";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import type { SlipEntry } from "./SlipEntries";
import { useSlipCommands } from "./useSlipCommands";

type Act = "borrow" | "return";

const ACTS: readonly { readonly act: Act; readonly label: string }[] = [
  { act: "borrow", label: "Peminjaman" },
  { act: "return", label: "Pengembalian" },
];
const OLDEST_DAYS = 30;
const DAY_MS = 86_400_000;

/** So many days before a day, both as the library's calendar writes them. */
function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

/** Day and member stay for the next slip, with the member's name; the copy's code is cleared for the next scan. */
export function SlipForm({ onEntered }: { onEntered: (entry: SlipEntry) => void }) {
  const { borrow, takeBack, isBusy } = useSlipCommands();
  const { form, formErrors, alertId, showErrors, messageFor } = useFormErrors();
  const [act, setAct] = useState<Act>("borrow");
  // Whose number the field still holds after a loan.
  const [memberName, setMemberName] = useState<string | null>(null);
  const today = useLibraryToday();
  const isSending = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const element = event.currentTarget;
    const formData = new FormData(element);
    const text = (name: string) => getFormText(formData, name).trim();
    const [slipDay, nis, itemCode] = [text("slipDay"), text("nis"), text("itemCode")];
    const fields = [
      ...(slipDay === "" ? [{ name: "slipDay", message: "Isi tanggal di slip." }] : []),
      ...(act === "borrow" && nis === "" ? [{ name: "nis", message: "Pindai kartu atau ketik nomornya." }] : []),
      ...(itemCode === "" ? [{ name: "itemCode", message: "Pindai buku atau ketik kodenya." }] : []),
    ];
    if (fields.length > 0) return showErrors({ fields });
    showErrors({});
    isSending.current = true;
    const outcome = await (act === "borrow" ? lend({ slipDay, nis, itemCode }) : receive({ slipDay, itemCode }));
    isSending.current = false;
    if (!outcome) return;
    onEntered(outcome);
    const code = element.elements.namedItem("itemCode");
    if (code instanceof HTMLInputElement) {
      code.value = "";
      code.focus();
    }
  };
  const lend = async (input: { slipDay: string; nis: string; itemCode: string }): Promise<SlipEntry | null> => {
    const result = await borrow(input);
    if (result.data === null) {
      showErrors(toFormErrors(result));
      return null;
    }
    const { actId, borrowing } = result.data;
    setMemberName(borrowing.studentName);
    const detail = `${borrowing.itemCode} · dipinjam ${borrowing.studentName}, jatuh tempo ${formatDate(borrowing.dueAt)}`;
    return { actId, slipDay: input.slipDay, title: borrowing.bookTitle, detail };
  };
  const receive = async (input: { slipDay: string; itemCode: string }): Promise<SlipEntry | null> => {
    const result = await takeBack(input);
    if (result.data === null) {
      showErrors(toFormErrors(result));
      return null;
    }
    const { actId, borrowing, fine, overdueDays } = result.data;
    const late = overdueDays > 0 ? `, terlambat ${overdueDays} hari, denda ${formatPrice(fine)}` : "";
    const detail = `${input.itemCode} · dikembalikan ${borrowing?.studentName ?? ""}${late}`;
    return { actId, slipDay: input.slipDay, title: borrowing?.bookTitle ?? input.itemCode, detail };
  };

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label="Slip"
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => goOnEnter(event, "submits")}
      className="rounded-2xl border border-line bg-card p-5"
    >
      <FormAlert id={alertId}>{formErrors.text}</FormAlert>
      <div className="grid gap-4">
        <DayField
          name="slipDay"
          label="Tanggal slip"
          hint={`Paling lama ${OLDEST_DAYS} hari yang lalu.`}
          defaultValue={daysBefore(today, 1)}
          min={daysBefore(today, OLDEST_DAYS)}
          max={today}
          aria-required
          error={messageFor("slipDay")}
        />
        <fieldset>
          <legend className="text-sm font-medium">Jenis catatan</legend>
          <div className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
            {ACTS.map((choice) => (
              <label key={choice.act} className="inline-flex min-h-11 items-center gap-2 text-sm lg:min-h-9">
                <input
                  type="radio"
                  name="act"
                  value={choice.act}
                  checked={act === choice.act}
                  onChange={() => {
                    setAct(choice.act);
                    setMemberName(null);
                  }}
                  className="size-4.5 accent-nila"
                />
                {choice.label}
              </label>
            ))}
          </div>
        </fieldset>
        {act === "borrow" && (
          <CompactField
            name="nis"
            label="NIS / No. anggota"
            hint={memberName !== null && `${memberName}. Pindai kartu lain untuk mengganti anggota.`}
            aria-required
            onChange={() => setMemberName(null)}
            // Another card is scanned over this number, not behind it.
            onFocus={({ target }) => target.select()}
            maxLength={100}
            autoCapitalize="none"
            spellCheck={false}
            error={messageFor("nis")}
          />
        )}
        <CompactField
          name="itemCode"
          label="Kode eksemplar"
          aria-required
          maxLength={100}
          autoCapitalize="none"
          spellCheck={false}
          error={messageFor("itemCode")}
        />
        <SubmitButton size="compact" isBusy={isBusy} busyText="Mencatat…" className="justify-self-end">
          Catat susulan
        </SubmitButton>
      </div>
    </form>
  );
}
