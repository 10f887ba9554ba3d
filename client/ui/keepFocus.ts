/** A row that changes its place may lose the focus. */
export function keepFocus(button: HTMLElement, act: () => void): void {
  act();
  requestAnimationFrame(() => document.activeElement === document.body && button.focus());
}
