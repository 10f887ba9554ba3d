import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { goToSection } from "./goToSection";

interface FormSectionProps {
  /** Target of the section links, and of an address: `#buku-tamu`. */
  id: string;
  title: string;
  /** Next to the title, for instance a count or an action. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One section of the form. */
export function FormSection({ id, title, aside, children }: FormSectionProps) {
  const isAddressed = useLocation().hash === `#${id}`;
  // Scrolled to by the section and not by its page, because a section may be loaded later than the page.
  useEffect(() => {
    if (isAddressed) goToSection(id);
  }, [isAddressed, id]);
  return (
    <section aria-labelledby={`${id}-judul`} className="rounded-2xl border border-line bg-card p-4 sm:p-6">
      <div className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={`${id}-judul`} tabIndex={-1} className="scroll-mt-4 font-serif text-lg font-semibold outline-none">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
