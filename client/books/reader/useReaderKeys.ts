import { useEffect, useEffectEvent } from "react";
import { isTextInput } from "../../ui/keyboard/isTextInput";

export interface ReaderActions {
  /** On, or back. */
  readonly turn: (by: 1 | -1) => void;
  /** To the page at the right of the screen, or at its left. */
  readonly turnTowards: (side: 1 | -1) => void;
  readonly goToStart: () => void;
  readonly goToEnd: () => void;
  readonly search: () => void;
}

/** The action of a key; undefined where it is the browser's, or somebody is typing. */
function actionOf(event: KeyboardEvent, actions: ReaderActions): (() => void) | undefined {
  const target = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || (target && isTextInput(target))) return undefined;
  // A button is pressed by the space bar.
  const isOnControl = target?.closest("button, a, select, dialog") !== null && target !== null;
  switch (event.key) {
    case "ArrowRight":
      return () => actions.turnTowards(1);
    case "ArrowLeft":
      return () => actions.turnTowards(-1);
    case "PageDown":
      return () => actions.turn(1);
    case "PageUp":
      return () => actions.turn(-1);
    case " ":
      return isOnControl ? undefined : () => actions.turn(event.shiftKey ? -1 : 1);
    case "Home":
      return actions.goToStart;
    case "End":
      return actions.goToEnd;
    case "/":
      return actions.search;
    default:
      return undefined;
  }
}

/** Keys of a document: the page's own, or that of a chapter in its frame. */
export function listenToKeys(document: Document, actions: () => ReaderActions, signal: AbortSignal): void {
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented || window.document.querySelector("dialog[open]")) return;
      const action = actionOf(event, actions());
      if (!action) return;
      event.preventDefault();
      action();
    },
    { signal },
  );
}

export function useReaderKeys(actions: ReaderActions): void {
  const current = useEffectEvent(() => actions);
  useEffect(() => {
    const ended = new AbortController();
    listenToKeys(document, () => current(), ended.signal);
    return () => ended.abort();
  }, []);
}
