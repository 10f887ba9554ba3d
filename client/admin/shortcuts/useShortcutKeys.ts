import { useEffect } from "react";
import { activeShortcuts, areShortcutsOn, isShortcutSheetOpen } from "./shortcuts";

/** Keys of a shortcut like `g b` come within this time. */
const TOGETHER_MS = 1200;

/** Listens for the shortcuts of whatever screen is shown. */
export function useShortcutKeys(): void {
  useEffect(() => {
    let before: { key: string; at: number } | undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey || isDialogOpen()) return;
      const isModified = event.ctrlKey || event.metaKey;
      if (!isModified && (isWriting(event.target) || !areShortcutsOn())) return;
      const key = isModified ? `mod+${event.key.toLowerCase()}` : event.key.toLowerCase();
      const pair = before && event.timeStamp - before.at < TOGETHER_MS ? `${before.key} ${key}` : undefined;
      before = { key, at: event.timeStamp };
      if (key === "?") {
        event.preventDefault();
        isShortcutSheetOpen(true);
        return;
      }
      const shortcut =
        activeShortcuts().findLast(({ keys }) => keys === pair) ??
        activeShortcuts().findLast(({ keys }) => keys === key);
      if (!shortcut) return;
      event.preventDefault();
      before = undefined;
      shortcut.run();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

/** What is typed into a field is text. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !["checkbox", "radio", "button", "submit", "file"].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open], [role="dialog"][aria-modal="true"], [role="alertdialog"]') !== null;
}
