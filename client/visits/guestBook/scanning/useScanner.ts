import { type RefObject, useEffect, useEffectEvent } from "react";
import { KeyBurst } from "./KeyBurst";

/**
 * Takes what a scanner types, wherever the focus is and whatever stands in the field it types into. What a hand types
 * outside of any field goes on in `field`, where there is one.
 */
export function useScanner(field: RefObject<HTMLInputElement | null>, onScan: (code: string) => void): void {
  const take = useEffectEvent(onScan);
  useEffect(() => {
    const burst = new KeyBurst();
    let before: { box: HTMLInputElement; text: string } | null = null;
    const listen = (event: KeyboardEvent) => {
      const { key, target, timeStamp } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const box = takesText(target) ? target : null;
      if (burst.isNew(timeStamp)) before = box && { box, text: box === field.current ? "" : box.value };
      const code = burst.add(key, timeStamp);
      if (code !== null) {
        // Neither the form nor the link under the focus gets this Enter.
        event.preventDefault();
        event.stopPropagation();
        if (before) before.box.value = before.text;
        take(code);
      } else if (!box && isForField(event)) {
        field.current?.focus();
        field.current?.select();
        before = field.current && { box: field.current, text: "" };
      }
    };
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, [field]);
}

const WITHOUT_TEXT = new Set(["radio", "checkbox", "button", "submit", "reset"]);

function takesText(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && !WITHOUT_TEXT.has(target.type);
}

/** A space scrolls and presses buttons, and an open dialog keeps the focus to itself. */
function isForField({ key, target }: KeyboardEvent): boolean {
  if (key.length !== 1 || key === " " || document.querySelector("dialog[open]")) return false;
  return !(target instanceof Element && target.closest("textarea, select, [contenteditable]"));
}
