import { configure, getConfig } from "@testing-library/dom";

const { getElementError } = getConfig();

configure({
  // A second, as it comes, is a pause in typing and an answer, and on a busy machine neither.
  asyncUtilTimeout: 60_000,
  // While it is looked again and again the page is not printed for each miss: only the last one is read, when the time
  // is over.
  getElementError: (message, container) =>
    isLookingAgain() ? new Error(message ?? "") : getElementError(message, container),
});

function isLookingAgain(): boolean {
  return Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") === true;
}
