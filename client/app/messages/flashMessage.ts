import { makeVar } from "@apollo/client";

export type MessageKind = "success" | "error" | "info";

export interface MessageAction {
  label: string;
  run: () => void;
}

export interface FlashMessage {
  text: string;
  kind: MessageKind;
  /** What one may want after what has just happened. */
  action?: MessageAction;
}

export const flashMessage = makeVar<FlashMessage | null>(null);

/** Each call is a new message, also with the same words: it starts the five seconds again. */
export function showMessage(text: string, kind: MessageKind = "info", action?: MessageAction): void {
  flashMessage({ text, kind, ...(action && { action }) });
}

export function clearMessage(): void {
  flashMessage(null);
}
