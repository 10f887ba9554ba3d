import type { ReactNode } from "react";

interface BookLayoutProps {
  /** The form sections. */
  children: ReactNode;
  /** Next to the sections on wide screens, below them on narrow ones. */
  aside: ReactNode;
  /** Sections that are not saved with the form. */
  below?: ReactNode;
}

/** Two columns on wide screens, one on narrow ones. */
export function BookLayout({ children, aside, below }: BookLayoutProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid min-w-0 grid-cols-1 gap-5">{children}</div>
      <div className="grid min-w-0 grid-cols-1 gap-5 xl:sticky xl:top-[calc(4rem+var(--flash-height))] xl:row-span-2">
        {aside}
      </div>
      {below && <div className="grid min-w-0 grid-cols-1 gap-5">{below}</div>}
    </div>
  );
}
