/** Restores the focus to a button whose row has moved. */
export function keepFocus(button: HTMLElement, act: () => void): void {
  act();
  requestAnimationFrame(() => document.activeElement === document.body && button.focus());
}
