import type { ReactNode } from "react";
import { showHeldDays } from "../../forms/dates/fillField";
import { buttonStyle } from "../../ui/buttonStyle";
import { Keys, SaveBar } from "./SaveBar";

interface EditBarProps {
  /** The id of the form that it saves. */
  form: string;
  /** The names of what is not saved. */
  unsaved: readonly string[];
  isBusy: boolean;
  onDiscard: () => void;
  /** Shown while everything is saved. */
  saved?: string | undefined;
  /** Another way to save, before the usual one. */
  extra?: ReactNode;
}

/** The bar of a form that edits a record: what is not saved, the way back, and saving. */
export function EditBar({ form, unsaved, isBusy, onDiscard, saved = "Semua tersimpan", extra }: EditBarProps) {
  const discard = () => {
    onDiscard();
    showHeldDays(document.getElementById(form));
  };
  return (
    <SaveBar unsaved={unsaved} isBusy={isBusy} saved={saved}>
      {unsaved.length > 0 && (
        <button type="button" onClick={discard} className={buttonStyle("quiet", "compact")}>
          Buang perubahan
        </button>
      )}
      {extra}
      <button
        type="submit"
        form={form}
        aria-disabled={isBusy}
        aria-keyshortcuts="Control+S"
        className={`${buttonStyle("filled", "compact")} aria-disabled:cursor-default aria-disabled:opacity-70`}
      >
        {isBusy ? "Menyimpan…" : "Simpan"} <Keys>Ctrl S</Keys>
      </button>
    </SaveBar>
  );
}
