import { type RefObject, useEffect, useEffectEvent } from "react";
import { ScanDetector } from "../../../ui/keyboard/ScanDetector";

/**
 * Detects scans wherever the focus is, and restores the field that received the keys. Other typing outside any field
 * goes to `field`.
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
        // This Enter must not submit a form or follow a link.
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

/** Space scrolls and presses buttons; an open dialog keeps the focus. */
function shouldFocusField({ key, target }: KeyboardEvent): boolean {
  if (key.length !== 1 || key === " " || document.querySelector("dialog[open]")) return false;
  return !(target instanceof Element && target.closest("textarea, select, [contenteditable]"));
}
