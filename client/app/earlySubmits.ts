/**
 * Captures a form submitted before hydration; the returned function submits it again. Only forms with the method
 * `dialog`, which need JavaScript, are captured.
 */
export function captureEarlySubmits(): () => void {
  let captured: HTMLFormElement | undefined;
  const capture = ({ target }: Event) => {
    if (target instanceof HTMLFormElement && target.method === "dialog") captured = target;
  };
  document.addEventListener("submit", capture, true);
  return () => {
    document.removeEventListener("submit", capture, true);
    captured?.requestSubmit();
    captured = undefined;
  };
}
