import { type SubmitEvent, useState } from "react";
import { DeskField } from "../../../../forms/DeskField";
import { failureText } from "../../../../forms/formTrouble";
import { showMessage } from "../../../../app/messages/flashMessage";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { copiesOf } from "../values/bookInput";
import { CodePreview } from "./CodePreview";
import { useProposedCodes } from "./proposedCodes";
import type { CopyCommands } from "./useCopyCommands";

interface AddCopiesProps {
  commands: CopyCommands;
  onDone: () => void;
}

/** A batch of new copies, their codes shown before they are made. */
export function AddCopies({ commands, onDone }: AddCopiesProps) {
  const [count, setCount] = useState("1");
  const [firstItemCode, setFirstItemCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const wanted = copiesOf(count);
  const proposed = useProposedCodes(wanted, firstItemCode);

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (commands.isCreating) return;
    const first = firstItemCode.trim();
    const result = await commands.createCopies({ count: wanted, ...(first === "" ? {} : { firstItemCode: first }) });
    if (result.data === null) {
      setProblem(failureText(result));
      return;
    }
    showMessage(`${wanted} eksemplar ditambahkan.`, "success");
    onDone();
  };

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => void add(event)}
      className="mb-4 rounded-xl border border-line bg-paper p-4"
    >
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <DeskField
          label="Jumlah Eksemplar"
          value={count}
          onChange={({ target }) => setCount(target.value)}
          inputMode="numeric"
          maxLength={4}
          error={problem ?? undefined}
          autoFocus
        />
        <DeskField
          label="Kode Pertama"
          value={firstItemCode}
          onChange={({ target }) => setFirstItemCode(target.value)}
          hint="Kosongkan untuk meneruskan kode terakhir."
          maxLength={100}
        />
      </div>
      <div className="mt-3">
        <CodePreview proposed={proposed} />
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-2.5">
        <button type="button" onClick={onDone} className={buttonStyle("quiet", "desk")}>
          Batal
        </button>
        <button
          type="submit"
          aria-disabled={commands.isCreating || wanted < 1}
          className={`${buttonStyle("outlined", "desk")} aria-disabled:opacity-70`}
        >
          {commands.isCreating ? "Menambahkan…" : wanted > 0 ? `Tambah ${wanted} eksemplar` : "Tambah"}
        </button>
      </div>
    </form>
  );
}
