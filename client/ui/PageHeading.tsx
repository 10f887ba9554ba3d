import type { ReactNode } from "react";

/** Takes the focus after a move to another screen, so that a screen reader says where one has arrived. */
export function PageHeading({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <h1
      tabIndex={-1}
      className={`font-serif text-3xl font-semibold text-balance wrap-break-word outline-none md:text-4xl ${className}`}
    >
      {children}
    </h1>
  );
}
