/**
 * Keeps the form that somebody sends while the screen's script is on its way; the function it gives sends it again.
 * Forms that work without a script are left alone: ours that need one have the method `dialog`.
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
