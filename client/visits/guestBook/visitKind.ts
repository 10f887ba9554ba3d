import { useLocation } from "react-router-dom";

/** Kinds of visits, by the names used in REST, and what the screen is called. */
const HEADINGS = { student: "Selamat datang", guest: "Tamu", class: "Kelas" } as const;

export type VisitFormKind = keyof typeof HEADINGS;

export const GUEST_HREF = "/visits?kind=guest";
export const CLASS_HREF = "/visits?kind=class";

/** The kind in the URL; "student" is the default. */
export function useVisitKind(): { kind: VisitFormKind; heading: string } {
  const requested = new URLSearchParams(useLocation().search).get("kind");
  const kind = requested === "guest" || requested === "class" ? requested : "student";
  return { kind, heading: HEADINGS[kind] };
}
