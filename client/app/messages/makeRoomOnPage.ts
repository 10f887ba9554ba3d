/** Tells the styles how high the message is: the page begins below it, and so does what stays at the page's top. */
export function makeRoomOnPage(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--flash-height", `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--flash-height");
  };
}
