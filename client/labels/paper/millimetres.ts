/** `5,2` or `5.2`; null for what is no number. */
export function parseMillimetres(text: string): number | null {
  const tidy = text.trim().replace(",", ".");
  return /^-?\d{1,4}(?:\.\d{0,3})?$/.test(tidy) ? Number(tidy) : null;
}

/** `5,2`, as a field shows it. */
export function millimetresText(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace(".", ",");
}

/** `5,2 mm` */
export function formatMillimetres(value: number): string {
  return `${millimetresText(Math.round(value * 10) / 10)} mm`;
}
