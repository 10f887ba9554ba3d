import { Pill } from "../ui/Pill";
import type { PillLabel } from "./importLabels";

interface ResultHeadingProps {
  isUndone: boolean;
  state: PillLabel;
}

export function ResultHeading({ isUndone, state }: ResultHeadingProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h2 className="font-serif text-xl font-semibold">{isUndone ? "Impor ini sudah diurungkan" : "Hasil impor"}</h2>
      <Pill tone={state.tone}>{state.label}</Pill>
    </div>
  );
}
