import { makeVar } from "@apollo/client";

export type MessageKind = "success" | "error" | "info";

export interface FlashMessage {
  text: string;
  kind: MessageKind;
}

export const flashMessage = makeVar<FlashMessage | null>(null);

/** Each call is a new message, also with the same words: it starts the five seconds again. */
export function showMessage(text: string, kind: MessageKind = "info"): void {
  flashMessage({ text, kind });
}

export function clearMessage(): void {
  flashMessage(null);
}
