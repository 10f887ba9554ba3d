import type { ReactNode } from "react";
import { KawungMark } from "./marks/KawungMark";

interface NoticeProps {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  isAlert?: boolean;
}

/** Empty or error state of a list: nothing found, nothing yet, or a failed load, with the next step. */
export function Notice({ title, children, actions, isAlert }: NoticeProps) {
  return (
    <div role={isAlert ? "alert" : undefined} className="rounded-2xl border border-line bg-card px-6 py-12 text-center">
      <KawungMark className="mx-auto mb-5 size-12 text-nila" />
      <h2 className="font-serif text-xl font-semibold text-balance wrap-anywhere">{title}</h2>
      <div className="mx-auto mt-2 max-w-md text-muted text-pretty">{children}</div>
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
