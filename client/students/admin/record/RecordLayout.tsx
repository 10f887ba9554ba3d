import type { ReactNode } from "react";

/** Who it is beside what they have; on narrow screens what they have comes first. */
export function RecordLayout({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[19rem_minmax(0,1fr)]">
      <div className="grid min-w-0 grid-cols-1 gap-4 xl:order-last">{children}</div>
      <div className="grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-1">{aside}</div>
    </div>
  );
}
