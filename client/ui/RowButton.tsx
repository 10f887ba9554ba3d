import type { LucideIcon } from "lucide-react";
import { keepFocus } from "./keyboard/keepFocus";

interface RowButtonProps {
  Icon: LucideIcon;
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
}

/** An action on one row. Not `disabled` at the ends, so that repeated moves keep the focus. */
export function RowButton({ Icon, label, isDisabled = false, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={(event) => {
        if (!isDisabled) keepFocus(event.currentTarget, onPress);
      }}
      className="icon-button aria-disabled:opacity-40"
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
    </button>
  );
}
