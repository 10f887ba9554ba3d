import { useId } from "react";
import { DayInput } from "../../forms/dates/DayInput";

interface DayRangeFieldsProps {
  /** Library days, `2026-11-21`; empty where the range is open. */
  from: string;
  to: string;
  labels: { from: string; to: string };
  change: (changes: { from?: string; to?: string }) => void;
}

/** The days that a list is narrowed to, for a form that filters it. */
export function DayRangeFields({ from, to, labels, change }: DayRangeFieldsProps) {
  const id = useId();
  return (
    <div className="col-span-2 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      {(["from", "to"] as const).map((name) => (
        <div key={name} className="grid min-w-0 gap-1 text-sm text-muted sm:flex sm:items-center sm:gap-2">
          <label htmlFor={`${id}-${name}`}>{labels[name]}</label>
          <DayInput
            id={`${id}-${name}`}
            name={name}
            value={name === "from" ? from : to}
            onChange={({ target }) => change({ [name]: target.value })}
            className="field h-11 min-w-0 px-3 sm:w-38 sm:text-sm lg:h-9 lg:rounded-lg"
          />
        </div>
      ))}
    </div>
  );
}
