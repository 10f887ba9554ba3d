/** How long a loan that is not overdue may still be kept; due on a closed day, until the library opens again. */
export function daysLeftText(daysLeft: number): string {
  if (daysLeft > 0) return `${daysLeft} hari lagi`;
  return daysLeft === 0 ? "Hari ini" : "Hari buka berikutnya";
}
