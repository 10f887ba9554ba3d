import { reveal } from "../../ui/reveal";

/** The heading takes the focus, so that keyboard navigation continues from there. */
export function goToSection(id: string): void {
  const heading = document.getElementById(`${id}-judul`);
  if (heading) reveal(heading);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}
