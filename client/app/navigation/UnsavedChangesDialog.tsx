import { useReactiveVar } from "@apollo/client/react";
import { buttonStyle } from "../../ui/buttonStyle";
import { Sheet } from "../../ui/Sheet";
import { leaveQuestion } from "./unsavedForms";

/** Asks for confirmation before leaving an unsaved form. */
export function UnsavedChangesDialog() {
  const question = useReactiveVar(leaveQuestion);
  const stay = () => question?.answer(false);
  return (
    <Sheet title="Tinggalkan tanpa menyimpan?" placement="middle" isOpen={question !== null} onClose={stay}>
      <p className="text-pretty">Perubahan Anda belum disimpan. Simpan dulu, atau tinggalkan tanpa menyimpan.</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" onClick={() => question?.answer(true)} className={buttonStyle("outlined", "small")}>
          Tinggalkan
        </button>
        <button type="button" data-first onClick={stay} className={buttonStyle("filled", "small")}>
          Tetap di sini
        </button>
      </div>
    </Sheet>
  );
}
