const numbers = new Intl.NumberFormat("id-ID");

export function formatNumber(value: number): string {
  return numbers.format(value);
}
