let numbers: Intl.NumberFormat | undefined;

/** `12.345`. */
export function formatNumber(value: number): string {
  // Most numbers are whole, and the first formatter that a phone makes takes it a tenth of a second.
  if (Number.isSafeInteger(value)) return String(value).replace(/\B(?=(?:\d{3})+$)/g, ".");
  numbers ??= new Intl.NumberFormat("id-ID");
  return numbers.format(value);
}
