import { schoolYearStart } from "../../common/schoolYear";

/** `2026/2027`, of a day from July to June. */
export function schoolYearOf(day: string): string {
  const year = schoolYearStart(day);
  return `${year}/${year + 1}`;
}
