import type { ReactNode } from "react";

/** Two columns on wide screens, one on narrow ones. */
export function StudentLayout({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid min-w-0 grid-cols-1 gap-5">{children}</div>
      <div className="grid min-w-0 grid-cols-1 gap-5 xl:sticky xl:top-[calc(4rem+var(--flash-height))]">{aside}</div>
    </div>
  );
}
