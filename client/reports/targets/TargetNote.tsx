import { Check, CircleAlert, CircleHelp } from "lucide-react";

interface TargetNoteProps {
  state: {
    readonly isReached?: boolean | null;
    readonly target: string;
    readonly state: string;
    readonly basis?: string | null;
  };
}

/** Below a figure: what it is to reach, and what is missing, by a sign and in words. */
export function TargetNote({ state: { isReached, target, state, basis } }: TargetNoteProps) {
  const [Icon, tone] = isReached ? [Check, "text-daun"] : isReached === false ? [CircleAlert, "text-bata"] : UNKNOWN;
  return (
    <span className="mt-0.5 block text-xs text-muted">
      {target}
      <span className={`flex items-start gap-1 font-medium ${tone}`}>
        <Icon aria-hidden="true" strokeWidth={1.75} className="mt-px size-3.5 shrink-0" />
        {state}
      </span>
      {basis && <span className="block">{basis}</span>}
    </span>
  );
}

const UNKNOWN = [CircleHelp, ""] as const;
