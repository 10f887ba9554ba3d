import { useLocation } from "react-router-dom";

/** Who signs: the kinds of visits that the schema has, by the names that REST gives them. */
export const visitKinds = [
  { kind: "student", label: "Siswa", href: "/visits" },
  { kind: "guest", label: "Tamu", href: "/visits?kind=guest" },
  { kind: "class", label: "Kelas", href: "/visits?kind=class" },
] as const;

export type VisitFormKind = (typeof visitKinds)[number]["kind"];

export const GUEST_HREF = "/visits?kind=guest";

/** Chosen by the address; a student's number is what the screen comes back to. */
export function useVisitKind(): VisitFormKind {
  const requested = new URLSearchParams(useLocation().search).get("kind");
  return visitKinds.find(({ kind: way }) => way === requested)?.kind ?? "student";
}
