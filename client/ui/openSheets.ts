import { useSyncExternalStore } from "react";

/** Each over those before it, with the place that it has for a message. */
export interface OpenSheet {
  dialog: HTMLDialogElement;
  messages: HTMLElement | null;
}

let openSheets: readonly OpenSheet[] = [];
const listeners = new Set<() => void>();

/** Returns what takes it off again. */
export function addOpenSheet(sheet: OpenSheet): () => void {
  setOpenSheets([...openSheets, sheet]);
  return () => setOpenSheets(openSheets.filter((other) => other !== sheet));
}

/** The dialog and whatever lies over it. */
export function sheetsFrom(dialog: HTMLDialogElement | null): readonly HTMLDialogElement[] {
  const dialogs = openSheets.map((sheet) => sheet.dialog);
  return dialog ? dialogs.slice(dialogs.indexOf(dialog)) : [];
}

/** While a sheet is open, what lies outside of it can neither be read nor pressed. */
export function useTopSheet(): OpenSheet | undefined {
  return useSyncExternalStore(
    subscribe,
    () => openSheets.at(-1),
    () => undefined,
  );
}

function setOpenSheets(sheets: readonly OpenSheet[]): void {
  openSheets = sheets;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
