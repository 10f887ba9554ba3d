const BARE_ADDRESS = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#].*)?$/u;

/** As the server's own `completeWebAddress` does, so that it is seen before saving. */
export function completeWebAddress(text: string): string {
  const typed = text.trim();
  return BARE_ADDRESS.test(typed) ? `https://${typed}` : text;
}
