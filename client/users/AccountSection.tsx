import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { FoldedRow } from "./folds/FoldedRow";

interface AccountSectionProps {
  /** Its address on the page: `#kata-sandi`. */
  id: string;
  title: string;
  icon: LucideIcon;
  /** What is in it, while it is folded. */
  note?: string | undefined;
  /** A profile opens with what is borrowed; the account is one press away. */
  isFolded: boolean;
  /** Opens it. */
  hasErrors: boolean;
  children: ReactNode;
}

/** A part of one's own account. */
export function AccountSection({ isFolded, ...section }: AccountSectionProps) {
  if (isFolded) return <FoldedRow {...section} />;
  const { id, title, children } = section;
  return (
    <section id={id} aria-labelledby={`${id}-judul`} className="rounded-2xl border border-line bg-card p-5 sm:p-7">
      <h2 id={`${id}-judul`} className="font-serif text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
