import { lazy } from "../../../page/lazy/lazy";

const loadAnswerChoices = () => import("./AnswerChoices").then((m) => m.AnswerChoices);

export const AnswerChoices = lazy(loadAnswerChoices, null);

/** The first question must find its answers there: a desk loads them as soon as it is shown. */
export function loadAnswerParts(): void {
  loadAnswerChoices().catch(() => undefined);
}
