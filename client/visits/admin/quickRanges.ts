import { addDays } from "../../format/addDays";

export interface QuickRange {
  label: string;
  from: string;
  to: string;
}

/** Ranges that end today; each is as many days or months as it says, today's included. */
export function quickRanges(today: string): QuickRange[] {
  return [
    { label: "Hari ini", from: today, to: today },
    { label: "7 hari", from: addDays(today, -6), to: today },
    { label: "30 hari", from: addDays(today, -29), to: today },
    { label: "12 bulan", from: monthStart(today, 11), to: today },
  ];
}

function monthStart(day: string, monthsBefore: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - monthsBefore);
  return date.toISOString().slice(0, 10);
}
