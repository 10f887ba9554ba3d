import { buttonStyle } from "../ui/buttonStyle";
import { SubmitButton } from "./SubmitButton";

interface SheetButtonsProps {
  /** Label of the submit button. */
  label: string;
  busyText: string;
  isBusy: boolean;
  onCancel: () => void;
}

/** Footer of a form in a sheet: cancel, then submit. */
export function SheetButtons({ label, busyText, isBusy, onCancel }: SheetButtonsProps) {
  return (
    <div className="mt-auto flex flex-wrap justify-end gap-2.5 pt-6">
      <button type="button" onClick={onCancel} className={buttonStyle("outlined", "compact")}>
        Batal
      </button>
      <SubmitButton kind="filled" size="compact" isBusy={isBusy} busyText={busyText}>
        {label}
      </SubmitButton>
    </div>
  );
}
