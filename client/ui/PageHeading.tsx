import type { ReactNode } from "react";

const SIZES = {
  admin: "text-2xl md:text-3xl",
  page: "text-3xl md:text-4xl",
  book: "text-3xl md:text-4xl lg:text-[3.25rem]",
  /** For a title that goes on for lines. */
  long: "text-xl md:text-2xl",
};

interface PageHeadingProps {
  children: ReactNode;
  size?: keyof typeof SIZES;
  className?: string;
}

/** Takes the focus after a move to another screen, so that a screen reader says where one has arrived. */
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
