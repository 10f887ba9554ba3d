import { type SubmitEvent, useState } from "react";
import { CompactField } from "../../../../forms/fields/CompactField";
import { FormAlert } from "../../../../forms/errors/FormAlert";
import { toSessionFormErrors } from "../../../../forms/errors/toSessionFormErrors";
import { useFormErrors } from "../../../../forms/errors/useFormErrors";
import { showMessage } from "../../../../page/messages/flashMessage";
import { goOnEnter } from "../../../../forms/goOnEnter";
import { stopsAtUnmatched } from "../../../../forms/stopsAtUnmatched";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { useProposedInventoryCodes } from "../../../../settings/inventory/useProposedInventoryCodes";
import { Checkbox } from "../../../../ui/Checkbox";
import { parseCopyCount } from "../values/bookInput";
import { CodePreview } from "./CodePreview";
import { InventoryRange } from "./InventoryRange";
import { CopyDetailFields } from "./details/CopyDetailFields";
import { changedDetails, noDetails, priceProblem } from "./details/copyDetails";
import { useProposedCodes } from "./proposedCodes";
import type { CopyCommands } from "./useCopyCommands";

const HINTS = {
  source: "Kosongkan jika sama dengan sumber perolehan buku.",
  price: "Kosongkan jika sama dengan harga buku.",
  acquiredAt: "Kosongkan jika sama dengan hari ini.",
  callNumber: "Kosongkan jika sama dengan No. Panggil buku.",
  category: "Kosongkan jika sama dengan kategori buku.",
};

interface AddCopiesProps {
  commands: CopyCommands;
  onDone: () => void;
}

/** Adds several copies and previews their codes. */
export function AddCopies({ commands, onDone }: AddCopiesProps) {
  const [count, setCount] = useState("1");
  const [firstItemCode, setFirstItemCode] = useState("");
  const [details, setDetails] = useState(noDetails);
  const [isNumbered, setIsNumbered] = useState(true);
  const { form, formErrors, alertId, showErrors, messageFor } = useFormErrors();
  const requestedCount = parseCopyCount(count);
  const proposed = useProposedCodes(requestedCount, firstItemCode);
  const { acquiredAt } = details;
  const numbers = useProposedInventoryCodes(requestedCount, acquiredAt === "" ? {} : { acquiredAt });
  const assignsInventoryCodes = isNumbered && numbers !== null && numbers.length > 0;

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (commands.isCreating || stopsAtUnmatched(event.currentTarget)) return;
    const first = firstItemCode.trim();
    const problem = priceProblem(details);
    if (problem !== null) return showErrors({ fields: [{ name: "price", message: problem }] });
    showErrors({});
    const result = await commands.createCopies({
      count: requestedCount,
      ...(first === "" ? {} : { firstItemCode: first }),
      ...changedDetails(noDetails, details),
      ...(assignsInventoryCodes ? { assignsInventoryCodes } : {}),
    });
    if (result.data === null) return showErrors(toSessionFormErrors(result));
    showMessage(`${requestedCount} eksemplar ditambahkan.`, "success");
    onDone();
  };

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => void add(event)}
      onKeyDown={(event) => goOnEnter(event, "submits")}
      className="mb-4 rounded-xl border border-line bg-paper p-4"
    >
      <FormAlert id={alertId}>{formErrors.text}</FormAlert>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <CompactField
          label="Jumlah eksemplar"
          value={count}
          onChange={({ target }) => setCount(target.value)}
          inputMode="numeric"
          maxLength={4}
          error={messageFor("count")}
          autoFocus
        />
        <CompactField
          label="Kode pertama"
          value={firstItemCode}
          onChange={({ target }) => setFirstItemCode(target.value)}
          hint="Kosongkan untuk meneruskan kode terakhir."
          maxLength={100}
          error={messageFor("firstItemCode")}
        />
        <CopyDetailFields values={details} onChange={setDetails} hints={HINTS} messageFor={messageFor} />
      </div>
      <div className="mt-3">
        <Checkbox
          label="Beri No. Inventaris"
          checked={assignsInventoryCodes}
          disabled={numbers?.length === 0}
          onChange={({ target }) => setIsNumbered(target.checked)}
        />
        <p role="status" className="min-h-5 pl-8 text-sm text-muted wrap-anywhere tabular-nums">
          {assignsInventoryCodes && (
            <>
              Nomor yang akan dipakai: <InventoryRange numbers={numbers} />
            </>
          )}
          {numbers?.length === 0 && requestedCount > 0 && "Isi pola No. Inventaris di Pengaturan untuk memakainya."}
        </p>
      </div>
      <div className="mt-3">
        <CodePreview proposed={proposed} />
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-2.5">
        <button type="button" onClick={onDone} className={buttonStyle("quiet", "compact")}>
          Batal
        </button>
        <button
          type="submit"
          aria-disabled={commands.isCreating || requestedCount < 1}
          className={`${buttonStyle("outlined", "compact")} aria-disabled:opacity-70`}
        >
          {commands.isCreating ? "Menambahkan…" : requestedCount > 0 ? `Tambah ${requestedCount} eksemplar` : "Tambah"}
        </button>
      </div>
    </form>
  );
}
