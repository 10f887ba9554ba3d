import type { ReactNode } from "react";

interface FormSectionProps {
  /** Where the table of contents leads. */
  id: string;
  title: string;
  /** Beside the title: how many, or what can be done. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One group of the form. */
export function FormSection({ id, title, aside, children }: FormSectionProps) {
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
