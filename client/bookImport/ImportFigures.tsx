import { Figures } from "../importing/Figures";
import type { CountsShown } from "./rows/OutcomeTabs";

/** What a file brings, titles and copies alike, and what stays out of it. */
export function ImportFigures({ counts }: { counts: CountsShown }) {
  const figures = [
    { label: "Buku baru", value: counts.books, isBad: false },
    { label: "Eksemplar buku baru", value: counts.copies - counts.copiesAdded, isBad: false },
    { label: "Eksemplar tambahan", value: counts.copiesAdded, isBad: false },
    { label: "Perlu diperiksa", value: counts.toCheck, isBad: counts.toCheck > 0 },
    { label: "Ditolak", value: counts.refused, isBad: counts.refused > 0 },
    { label: "Eksemplar tidak masuk", value: counts.copiesLeftOut, isBad: counts.copiesLeftOut > 0 },
  ];
  return <Figures figures={figures} />;
}
