import { useLocation } from "react-router-dom";

/** Kinds of visits, by the names used in REST. */
export const visitKinds = [
  { kind: "student", label: "Siswa", href: "/visits" },
  { kind: "guest", label: "Tamu", href: "/visits?kind=guest" },
  { kind: "class", label: "Kelas", href: "/visits?kind=class" },
] as const;

export type VisitFormKind = (typeof visitKinds)[number]["kind"];

export const GUEST_HREF = "/visits?kind=guest";

/** The kind in the URL; "student" is the default. */
export function useVisitKind(): VisitFormKind {
  const requested = new URLSearchParams(useLocation().search).get("kind");
  return visitKinds.find(({ kind }) => kind === requested)?.kind ?? "student";
}
