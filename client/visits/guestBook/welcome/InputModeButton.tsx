import { type RefObject, useEffect, useRef } from "react";

const BUTTON_STYLE =
  "hidden h-13 min-w-13 cursor-pointer place-items-center rounded-xl text-sm font-semibold text-muted " +
  "transition-colors duration-150 hover:bg-wash hover:text-ink any-pointer-coarse:grid";

interface InputModeButtonProps {
  field: RefObject<HTMLInputElement | null>;
  hasLetters: boolean;
  onChange: (hasLetters: boolean) => void;
}

/** Switches a touch keyboard between digits and letters; most numbers have digits only. */
export function InputModeButton({ field, hasLetters, onChange }: InputModeButtonProps) {
  const shown = useRef(hasLetters);
  useEffect(() => {
    if (shown.current === hasLetters) return;
    shown.current = hasLetters;
    // Tablets read the input mode on focus.
    field.current?.blur();
    field.current?.focus();
  }, [field, hasLetters]);
  return (
    <button type="button" onClick={() => onChange(!hasLetters)} className={BUTTON_STYLE}>
      <span>
        {hasLetters ? "123" : "ABC"}
        <span className="sr-only">{hasLetters ? ": ketik dengan papan angka" : ": ketik dengan papan huruf"}</span>
      </span>
    </button>
  );
}
