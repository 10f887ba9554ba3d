/** Opens what an element is folded into, so that it can be seen and have the focus. */
export function reveal(element: Element): void {
  const fold = element.closest<HTMLDetailsElement>("details:not([open])");
  if (fold) fold.open = true;
}
