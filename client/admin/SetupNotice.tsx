import type { ReactNode } from "react";

interface SetupNoticeProps {
  id: string;
  title: string;
  text: string;
  /** Background of the notice. */
  tone: "bg-card" | "bg-nila-soft" | "bg-bata-soft";
  /** What to do about it. */
  children: ReactNode;
}

/** What is left to do: before the library is all one's own, or while something of it is not as it should be. */
export function SetupNotice({ id, title, text, tone, children }: SetupNoticeProps) {
  return (
    <section
      aria-labelledby={id}
      className={`flex flex-wrap items-center gap-x-6 gap-y-3 rounded-2xl border border-line px-4 py-3.5 ${tone}`}
    >
      <div className="min-w-0 flex-1 basis-80">
        <h2 id={id} className="text-sm font-semibold">
          {title}
        </h2>
        <p className="text-sm text-muted text-pretty">{text}</p>
      </div>
      {children}
    </section>
  );
}
