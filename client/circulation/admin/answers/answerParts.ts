import { lazy } from "../../../page/lazy/lazy";

const loadAnswerChoices = () => import("./AnswerChoices").then((m) => m.AnswerChoices);

export const AnswerChoices = lazy(loadAnswerChoices, null);

/** Called as soon as a desk is shown, so that the first question does not have to wait for its buttons. */
export function loadAnswerParts(): void {
  loadAnswerChoices().catch(() => undefined);
}
