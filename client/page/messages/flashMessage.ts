import { makeVar } from "@apollo/client";

export type MessageKind = "success" | "error" | "info";

export interface MessageAction {
  label: string;
  run: () => void;
}

export interface FlashMessage {
  text: string;
  kind: MessageKind;
  /** An action offered with the message, such as undo. */
  action?: MessageAction;
}

export const flashMessage = makeVar<FlashMessage | null>(null);

/** Every call is a new message, even with the same text: it is shown for the full time again. */
export function showMessage(text: string, kind: MessageKind = "info", action?: MessageAction): void {
  flashMessage({ text, kind, ...(action && { action }) });
}

export function clearMessage(): void {
  flashMessage(null);
}
