import { makeVar } from "@apollo/client";

export interface Shortcut {
  /** `n`, `/`, `g b` for one after the other, `mod+s` for Ctrl or ⌘. */
  keys: string;
  /** What it does, as the list under `?` names it. */
  label: string;
  /** Under which heading it is listed. */
  group?: string;
  run: () => void;
}

/** Those of the screen that is shown. Of two with the same keys the later one counts. */
export const activeShortcuts = makeVar<readonly Shortcut[]>([]);

export const isShortcutSheetOpen = makeVar(false);

const STORAGE_KEY = "aksara:pintasan";

/** Single keys can be turned off, for those who speak to their machine or hit keys by chance (WCAG 2.1.4). */
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
    // A browser that keeps nothing has them on.
  }
}
