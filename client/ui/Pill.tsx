import type { ReactNode } from "react";

const TONES = {
  good: "bg-daun-soft text-daun",
  wrong: "bg-bata-soft text-bata",
  /** On a row that is tinted as wrong. */
  onTint: "bg-card text-bata",
  plain: "bg-nila-soft text-nila",
  quiet: "bg-wash text-muted",
};

export type PillTone = keyof typeof TONES;

export function Pill({ tone, children }: { tone: PillTone; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-2xl px-3 py-1 text-xs font-semibold ${TONES[tone]}`}>
      {children}
    </span>
  );
}
