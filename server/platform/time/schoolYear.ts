import { schoolYearStart } from "../../../common/schoolYear.js";

/** The first of July to the end of June. */
export function schoolYearOf(today: string): { readonly from: string; readonly to: string } {
  const year = schoolYearStart(today);
  return { from: `${year}-07-01`, to: `${year + 1}-06-30` };
}
