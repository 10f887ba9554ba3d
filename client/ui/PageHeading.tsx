import type { ReactNode } from "react";

const SIZES = {
  admin: "text-xl",
  page: "text-2xl md:text-4xl",
  book: "text-2xl md:text-4xl",
  /** For very long titles. */
  long: "text-xl md:text-2xl",
};

interface PageHeadingProps {
  children: ReactNode;
  size?: keyof typeof SIZES;
  className?: string;
}

/** Gets the focus after navigation, so that screen readers announce the new page. */
export function PageHeading({ children, size = "page", className = "" }: PageHeadingProps) {
  return (
    <h1
      tabIndex={-1}
      className={`font-serif font-semibold text-balance wrap-break-word outline-none ${SIZES[size]} ${className}`}
    >
      {children}
    </h1>
  );
}
