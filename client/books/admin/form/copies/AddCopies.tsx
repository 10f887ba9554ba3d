import { type SubmitEvent, useState } from "react";
import { DayField } from "../../../../forms/dates/DayField";
import { CompactField } from "../../../../forms/fields/CompactField";
import { failureText } from "../../../../forms/errors/toFormErrors";
import { showMessage } from "../../../../page/messages/flashMessage";
import { goOnEnter } from "../../../../forms/goOnEnter";
import { stopsAtUnmatched } from "../../../../forms/stopsAtUnmatched";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { parseCopyCount, parseRupiah } from "../values/bookInput";
import { CodePreview } from "./CodePreview";
import { useProposedCodes } from "./proposedCodes";
import type { CopyCommands } from "./useCopyCommands";

interface AddCopiesProps {
  commands: CopyCommands;
  onDone: () => void;
}

/** Adds several copies and previews their codes. */
export function AddCopies({ commands, onDone }: AddCopiesProps) {
  const [count, setCount] = useState("1");
  const [firstItemCode, setFirstItemCode] = useState("");
  const [priceText, setPriceText] = useState("");
  const [priceProblem, setPriceProblem] = useState<string>();
  const [acquiredAt, setAcquiredAt] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const requestedCount = parseCopyCount(count);
  const proposed = useProposedCodes(requestedCount, firstItemCode);

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (commands.isCreating || stopsAtUnmatched(event.currentTarget)) return;
    const first = firstItemCode.trim();
    const price = parseRupiah(priceText);
    if (Number.isNaN(price)) {
      setPriceProblem("Isi dengan angka. Contoh: 79.000");
      return;
    }
    setPriceProblem(undefined);
    const result = await commands.createCopies({
      count: requestedCount,
      ...(first === "" ? {} : { firstItemCode: first }),
      ...(price === null ? {} : { price }),
      ...(acquiredAt === "" ? {} : { acquiredAt }),
    });
    if (result.data === null) {
      setProblem(failureText(result));
      return;
    }
    showMessage(`${requestedCount} eksemplar ditambahkan.`, "success");
    onDone();
  };

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => void add(event)}
      onKeyDown={(event) => goOnEnter(event, "submits")}
      className="mb-4 rounded-xl border border-line bg-paper p-4"
    >
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <CompactField
          label="Jumlah eksemplar"
          value={count}
          onChange={({ target }) => setCount(target.value)}
          inputMode="numeric"
          maxLength={4}
          error={problem ?? undefined}
          autoFocus
        />
        <CompactField
          label="Kode pertama"
          value={firstItemCode}
          onChange={({ target }) => setFirstItemCode(target.value)}
          hint="Kosongkan untuk meneruskan kode terakhir."
          maxLength={100}
        />
        <CompactField
          label="Harga per eksemplar (Rp)"
          value={priceText}
          onChange={({ target }) => setPriceText(target.value)}
          hint="Kosongkan jika sama dengan harga buku."
          inputMode="numeric"
          maxLength={15}
          error={priceProblem}
        />
        <DayField
          label="Tanggal perolehan (opsional)"
          value={acquiredAt}
          onChange={({ target }) => setAcquiredAt(target.value)}
          hint="Kosongkan jika sama dengan hari ini."
          min="1900-01-01"
          max="2100-12-31"
        />
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
