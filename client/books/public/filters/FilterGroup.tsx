import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface FilterGroupProps {
  title: string;
  /** Closed until it is wanted; its hint says what is in it. */
  isFolded?: boolean;
  hint?: string;
  children: ReactNode;
}

export function FilterGroup({ title, isFolded = false, hint, children }: FilterGroupProps) {
  return (
    <details open={!isFolded} className="group py-3">
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 text-sm font-semibold">
        <span className="flex-1">{title}</span>
        {hint && <span className="font-normal text-muted group-open:hidden">{hint}</span>}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div role="group" aria-label={title}>
        {children}
      </div>
    </details>
  );
}
