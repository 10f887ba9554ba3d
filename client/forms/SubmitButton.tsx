import type { ReactNode } from "react";
import { type ButtonKind, buttonStyle } from "../ui/buttonStyle";

interface SubmitButtonProps {
  isBusy: boolean;
  /** Label while busy. */
  busyText: string;
  kind?: ButtonKind;
  size?: "large" | "regular" | "compact";
  className?: string;
  children: ReactNode;
}

/** Not `disabled` while busy, which would lose the focus: the form ignores a second press. */
export function SubmitButton({
  isBusy,
  busyText,
  kind = "filled",
  size = "regular",
  className = "",
  children,
}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      aria-disabled={isBusy}
      className={`${buttonStyle(kind, size)} aria-disabled:cursor-default aria-disabled:opacity-70 ${className}`}
    >
      {isBusy ? busyText : children}
    </button>
  );
}
