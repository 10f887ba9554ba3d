import { makeVar } from "@apollo/client";

/** The one field of the desk while it is open. */
export interface CommandField {
  /** What was typed or scanned before the field was there to take it. */
  readonly text: string;
  /** Whether that ended with Enter, as scanners send it: what has exactly this code is opened at once. */
  readonly isEntered: boolean;
}

export const commandField = makeVar<CommandField | null>(null);

export function openCommandField(text = "", isEntered = false): void {
  commandField({ text, isEntered });
}

export function closeCommandField(): void {
  commandField(null);
}
