import { buttonStyle } from "../ui/buttonStyle";
import { SubmitButton } from "./SubmitButton";

interface SheetButtonsProps {
  /** What sending it does. */
  label: string;
  busyText: string;
  isBusy: boolean;
  onCancel: () => void;
}

/** The foot of a form in a sheet: the way out, then the way on. */
export function SheetButtons({ label, busyText, isBusy, onCancel }: SheetButtonsProps) {
  return (
    <div className="mt-auto flex flex-wrap justify-end gap-2.5 pt-6">
      <button type="button" onClick={onCancel} className={buttonStyle("outlined", "desk")}>
        Batal
      </button>
      <SubmitButton kind="filled" size="desk" isBusy={isBusy} busyText={busyText}>
        {label}
      </SubmitButton>
    </div>
  );
}
