/** `2026/2027`, of a day from July to June. */
export function schoolYearOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < "07" ? 1 : 0);
  return `${year}/${year + 1}`;
}
