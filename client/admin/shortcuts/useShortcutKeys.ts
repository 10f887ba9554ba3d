import { useEffect } from "react";
import { isTextInput } from "../../ui/keyboard/isTextInput";
import { ScanDetector } from "../../ui/keyboard/ScanDetector";
import { commandField, openCommandField } from "../command/commandField";
import { activeShortcuts, areShortcutsEnabled, isShortcutSheetOpen } from "./shortcuts";

/** The keys of a sequence such as `g b` must follow each other within this time. */
const SEQUENCE_TIMEOUT_MS = 1200;
/** A scanner types faster than this from key to key; people seldom do. */
const QUICK_MS = 50;
/** A person seldom types more keys than this in such quick succession; more of them come from a scanner. */
const MOST_QUICK_KEYS = 2;
/** Keys that no code begins with: they need not wait for what follows. */
const IMMEDIATE = ["/", "?"];

/**
 * Runs the registered shortcuts on keydown, and gives what a scanner types outside of any field to the desk's one
 * field. Single keys wait for a moment, since a code's first letter may be a shortcut.
 */
export function useShortcutKeys(): void {
  useEffect(() => {
    let previousKey: { key: string; at: number } | undefined;
    const detector = new ScanDetector();
    /** Keys that may be the beginning of a code, until no other follows at once. */
    let waiting: { key: string; at: number }[] = [];
    let silence: ReturnType<typeof setTimeout> | undefined;

    const runShortcut = (key: string, at: number): boolean => {
      const sequence =
        previousKey && at - previousKey.at < SEQUENCE_TIMEOUT_MS ? `${previousKey.key} ${key}` : undefined;
      previousKey = { key, at };
      if (key === "?") {
        isShortcutSheetOpen(true);
        return true;
      }
      const shortcut =
        activeShortcuts().findLast(({ keys }) => keys === sequence) ??
        activeShortcuts().findLast(({ keys }) => keys === key);
      if (!shortcut) return false;
      previousKey = undefined;
      shortcut.run();
      return true;
    };
    const onSilence = () => {
      clearTimeout(silence);
      const keys = waiting.length <= MOST_QUICK_KEYS ? waiting : [];
      waiting = [];
      for (const { key, at } of keys) {
        if (areShortcutsEnabled() && !isDialogOpen()) runShortcut(key.toLowerCase(), at);
      }
    };
    const onPrintable = (event: KeyboardEvent) => {
      const { key, timeStamp: at } = event;
      if (waiting.length === 0 && IMMEDIATE.includes(key)) {
        if (areShortcutsEnabled() && runShortcut(key, at)) event.preventDefault();
        return;
      }
      waiting.push({ key, at });
      clearTimeout(silence);
      silence = setTimeout(onSilence, QUICK_MS);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const isModified = event.ctrlKey || event.metaKey;
      const isPrintable = event.key.length === 1 && !isModified;
      const opening = commandField();
      if (isDialogOpen()) {
        // The browser would save the page's HTML, or search the web.
        if (isModified && ["s", "k"].includes(event.key.toLowerCase())) event.preventDefault();
      } else if (opening !== null && (isPrintable || event.key === "Enter") && !isTextInput(event.target)) {
        // The field is on its way: what is typed meanwhile is not lost.
        event.preventDefault();
        openCommandField(opening.text + (isPrintable ? event.key : ""), !isPrintable);
      } else if (isModified) {
        if (runShortcut(`mod+${event.key.toLowerCase()}`, event.timeStamp)) event.preventDefault();
      } else if (!isTextInput(event.target)) {
        const code = detector.add(event.key, event.timeStamp);
        if (code !== null) {
          waiting = [];
          // The scanner's Enter would press the button that has the focus.
          event.preventDefault();
          openCommandField(code, true);
        } else if (isPrintable) {
          onPrintable(event);
        } else if (event.key !== "Shift" && areShortcutsEnabled()) {
          onSilence();
          if (runShortcut(event.key.toLowerCase(), event.timeStamp)) event.preventDefault();
        }
      }
    };
    window.addEventListener("keydown", onKeyDown);
    return () => {
      clearTimeout(silence);
      window.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open], [role="dialog"][aria-modal="true"], [role="alertdialog"]') !== null;
}
