/** The month in which school years begin: they go from July to June. */
const FIRST_MONTH = 7;

/** The first of July to the end of June. */
export function schoolYearOf(today: string): { readonly from: string; readonly to: string } {
  const year = Number(today.slice(0, 4)) - (Number(today.slice(5, 7)) < FIRST_MONTH ? 1 : 0);
  return { from: `${year}-07-01`, to: `${year + 1}-06-30` };
}
