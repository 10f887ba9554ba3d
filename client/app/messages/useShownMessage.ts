import { useReactiveVar } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { type FlashMessage, flashMessage } from "../../page/messages/flashMessage";

/** The second click of a double click comes sooner. */
const PRESS_MS = 300;
const ENDINGS = ["pointerup", "pointercancel", "blur"];

let isPressing = false;
let lastPressAt = -Infinity;

/**
 * The message, shown and taken away between presses: the page moves by its height, and the second click of a double
 * click must not meet what has come under the pointer. Its own buttons act at once.
 */
export function useShownMessage(): FlashMessage | null {
  const message = useReactiveVar(flashMessage);
  const [shown, setShown] = useState(message);
  useEffect(watchPresses, []);
  useEffect(() => {
    if (message !== shown) return betweenPresses(() => setShown(message));
  }, [message, shown]);
  return shown;
}

function betweenPresses(act: () => void): (() => void) | undefined {
  const wait = isPressing ? PRESS_MS : lastPressAt + PRESS_MS - performance.now();
  if (wait <= 0) {
    act();
    return;
  }
  let stop: (() => void) | undefined;
  const timer = setTimeout(() => (stop = betweenPresses(act)), wait);
  return () => {
    clearTimeout(timer);
    stop?.();
  };
}

function watchPresses(): () => void {
  window.addEventListener("pointerdown", beginPress, true);
  for (const ending of ENDINGS) window.addEventListener(ending, endPress, true);
  return () => {
    window.removeEventListener("pointerdown", beginPress, true);
    for (const ending of ENDINGS) window.removeEventListener(ending, endPress, true);
  };
}

function beginPress({ target }: Event): void {
  isPressing = !(target instanceof Element && target.closest(".flash-card"));
}

function endPress(): void {
  if (isPressing) lastPressAt = performance.now();
  isPressing = false;
}
