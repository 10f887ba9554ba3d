import { type RefObject, useEffect } from "react";
import { isTextInput } from "../../../ui/keyboard/isTextInput";

/**
 * Keeps the field in focus: after each act (`occasion` changes), when the window is returned to, and when somebody
 * types or scans while the focus lies on a button, a box or nowhere.
 */
export function useFieldFocus(
  field: RefObject<HTMLInputElement | null>,
  { occasion, isAsking }: { occasion: string; isAsking: boolean },
): void {
  useEffect(() => {
    // A dialog that is about to open would give the focus back to the field as it closes, and Chromium then sets no
    // caret: nothing could be typed.
    // Somebody who writes in another field keeps the focus while answers come in.
    const isWriting = isTextInput(document.activeElement);
    if (!isAsking && !isDialogOpen() && !isWriting) field.current?.focus({ preventScroll: true });
  }, [field, occasion, isAsking]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isPrintable = key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
      if (!isPrintable || isTextInput(target) || isDialogOpen()) return;
      // The key goes into the field, and to nobody who listens for shortcuts.
      event.stopPropagation();
      field.current?.focus();
    };
    const onReturn = () => {
      if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    window.addEventListener("focus", onReturn);
    return () => {
      window.removeEventListener("keydown", onKeyDown, { capture: true });
      window.removeEventListener("focus", onReturn);
    };
  }, [field]);
}

function isDialogOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
