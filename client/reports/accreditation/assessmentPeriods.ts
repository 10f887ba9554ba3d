import { periodsOf } from "../forms/formPeriods";

export interface AssessmentPeriod {
  readonly period: string;
  readonly label: string;
}

/** The years that are offered: school years, then calendar years, the newest first. */
export function assessmentPeriods(today: string): readonly AssessmentPeriod[] {
  return [
    ...periodsOf("schoolYear", today).map(({ from, to, label }) => ({
      period: `${from.slice(0, 4)}-${to.slice(0, 4)}`,
      label: `Tahun ajaran ${label}`,
    })),
    ...periodsOf("year", today).map(({ label }) => ({ period: label, label: `Tahun ${label}` })),
  ];
}
