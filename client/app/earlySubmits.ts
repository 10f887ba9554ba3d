/**
 * Keeps the form that somebody sends while the screen's script is on its way; the function it gives sends it again.
 * Forms that work without a script are left alone: ours that need one have the method `dialog`.
 */
export function keepEarlySubmits(): () => void {
  let kept: HTMLFormElement | undefined;
  const keep = ({ target }: Event) => {
    if (target instanceof HTMLFormElement && target.method === "dialog") kept = target;
  };
  document.addEventListener("submit", keep, true);
  return () => {
    document.removeEventListener("submit", keep, true);
    kept?.requestSubmit();
    kept = undefined;
  };
}
