import { makeVar } from "@apollo/client";

export interface Shortcut {
  /** `n`, `/`, `g b` for a sequence, `mod+s` for Ctrl or ⌘. */
  keys: string;
  /** Description shown in the shortcut list. */
  label: string;
  /** Heading under which it is listed. */
  group?: string;
  run: () => void;
}

/** The shortcuts of the current screen. If two use the same keys, the one registered last wins. */
export const activeShortcuts = makeVar<readonly Shortcut[]>([]);

export const isShortcutSheetOpen = makeVar(false);

const STORAGE_KEY = "aksara:pintasan";

/** Single-key shortcuts can be turned off, for people who use speech input or press keys by accident (WCAG 2.1.4). */
export function areShortcutsEnabled(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== "mati";
  } catch {
    return true;
  }
}

export function setShortcutsEnabled(isOn: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOn ? "hidup" : "mati");
  } catch {
    // Without localStorage, shortcuts stay enabled.
  }
}
