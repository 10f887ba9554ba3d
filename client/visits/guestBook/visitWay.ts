import { useLocation } from "react-router-dom";

/** Who signs: the kinds of visits that the schema has, by the names that REST gives them. */
export const visitWays = [
  { way: "student", label: "Siswa", href: "/visits" },
  { way: "guest", label: "Tamu", href: "/visits?kind=guest" },
  { way: "class", label: "Kelas", href: "/visits?kind=class" },
] as const;

export type VisitWay = (typeof visitWays)[number]["way"];

export const GUEST_HREF = "/visits?kind=guest";

/** Chosen by the address; a student's number is what the screen comes back to. */
export function useVisitWay(): VisitWay {
  const kind = new URLSearchParams(useLocation().search).get("kind");
  return visitWays.find(({ way }) => way === kind)?.way ?? "student";
}
