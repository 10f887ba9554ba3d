import { useReactiveVar } from "@apollo/client/react";
import { buttonStyle } from "../../ui/buttonStyle";
import { Sheet } from "../../ui/Sheet";
import { leaveQuestion } from "../../page/navigation/unsavedForms";

/** Asks for confirmation before leaving an unsaved form, and offers to save it where that is one act. */
export function UnsavedChangesDialog() {
  const question = useReactiveVar(leaveQuestion);
  const stay = () => question?.answer("stay");
  const canSave = question?.canSave ?? false;
  return (
    <Sheet title="Tinggalkan tanpa menyimpan?" placement="middle" isOpen={question !== null} onClose={stay}>
      <p className="text-pretty">Perubahan Anda belum disimpan. Simpan dulu, atau tinggalkan tanpa menyimpan.</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" onClick={() => question?.answer("leave")} className={buttonStyle("outlined", "small")}>
          Tinggalkan
        </button>
        <button
          type="button"
          data-first={!canSave || undefined}
          onClick={stay}
          className={buttonStyle(canSave ? "outlined" : "filled", "small")}
        >
          Tetap di sini
        </button>
        {canSave && (
          <button
            type="button"
            data-first
            onClick={() => question?.answer("save")}
            className={buttonStyle("filled", "small")}
          >
            Simpan
          </button>
        )}
      </div>
    </Sheet>
  );
}
