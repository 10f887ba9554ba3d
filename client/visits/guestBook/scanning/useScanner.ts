import { type RefObject, useEffect, useEffectEvent } from "react";
import { ScanDetector } from "./ScanDetector";

/**
 * Takes what a scanner types, wherever the focus is and whatever stands in the field it types into. What a hand types
 * outside of any field goes on in `field`, where there is one.
 */
export function useScanner(field: RefObject<HTMLInputElement | null>, onScan: (code: string) => void): void {
  const handleScan = useEffectEvent(onScan);
  useEffect(() => {
    const detector = new ScanDetector();
    let original: { box: HTMLInputElement; text: string } | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, timeStamp } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const box = isTextInput(target) ? target : null;
      if (detector.startsNewInput(timeStamp)) original = box && { box, text: box === field.current ? "" : box.value };
      const code = detector.add(key, timeStamp);
      if (code !== null) {
        // Neither the form nor the link under the focus gets this Enter.
        event.preventDefault();
        event.stopPropagation();
        if (original) original.box.value = original.text;
        handleScan(code);
      } else if (!box && shouldFocusField(event)) {
        field.current?.focus();
        field.current?.select();
        original = field.current && { box: field.current, text: "" };
      }
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [field]);
}

const WITHOUT_TEXT = new Set(["radio", "checkbox", "button", "submit", "reset"]);

function isTextInput(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && !WITHOUT_TEXT.has(target.type);
}

/** A space scrolls and presses buttons, and an open dialog keeps the focus to itself. */
function shouldFocusField({ key, target }: KeyboardEvent): boolean {
  if (key.length !== 1 || key === " " || document.querySelector("dialog[open]")) return false;
  return !(target instanceof Element && target.closest("textarea, select, [contenteditable]"));
}
