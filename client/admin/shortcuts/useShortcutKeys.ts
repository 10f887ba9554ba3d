import { useEffect } from "react";
import { activeShortcuts, areShortcutsEnabled, isShortcutSheetOpen } from "./shortcuts";

/** The keys of a sequence such as `g b` must follow each other within this time. */
const SEQUENCE_TIMEOUT_MS = 1200;

/** Runs the registered shortcuts on keydown. */
export function useShortcutKeys(): void {
  useEffect(() => {
    let previousKey: { key: string; at: number } | undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const isModified = event.ctrlKey || event.metaKey;
      if (isDialogOpen()) {
        // The browser would save the page's HTML.
        if (isModified && event.key.toLowerCase() === "s") event.preventDefault();
        return;
      }
      if (!isModified && (isTextInput(event.target) || !areShortcutsEnabled())) return;
      const key = isModified ? `mod+${event.key.toLowerCase()}` : event.key.toLowerCase();
      const sequence =
        previousKey && event.timeStamp - previousKey.at < SEQUENCE_TIMEOUT_MS ? `${previousKey.key} ${key}` : undefined;
      previousKey = { key, at: event.timeStamp };
      if (key === "?") {
        event.preventDefault();
        isShortcutSheetOpen(true);
        return;
      }
      const shortcut =
        activeShortcuts().findLast(({ keys }) => keys === sequence) ??
        activeShortcuts().findLast(({ keys }) => keys === key);
      if (!shortcut) return;
      event.preventDefault();
      previousKey = undefined;
      shortcut.run();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** Keys typed into a text field are not shortcuts. */
function isTextInput(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !["checkbox", "radio", "button", "submit", "file"].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open], [role="dialog"][aria-modal="true"], [role="alertdialog"]') !== null;
}
