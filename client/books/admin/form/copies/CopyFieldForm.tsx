import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { goOnEnter } from "../../../../forms/goOnEnter";
import { stopsAtUnmatched } from "../../../../forms/stopsAtUnmatched";
import { buttonStyle } from "../../../../ui/buttonStyle";

interface CopyFieldFormProps {
  label: string;
  submitLabel: string;
  /** Saves what was typed, or returns what is wrong with it. */
  onSubmit: () => string | null;
  /** The input, with the attributes that name its error. */
  children: (errorAttributes: { "aria-invalid"?: true; "aria-describedby"?: string }) => ReactNode;
  /** What stands beside the button. */
  beside?: ReactNode;
}

/** One value that the selected copies get together. */
export function CopyFieldForm({ label, submitLabel, onSubmit, children, beside }: CopyFieldFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!stopsAtUnmatched(event.currentTarget)) setProblem(onSubmit());
  };
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => goOnEnter(event, "submits")}
      aria-label={label}
      className="flex flex-wrap items-center gap-2"
    >
      {children(problem === null ? {} : { "aria-invalid": true, "aria-describedby": problemId })}
      <button type="submit" className={buttonStyle("outlined", "compact")}>
        {submitLabel}
      </button>
      {beside}
      <p role="alert" id={problemId} className="text-sm font-medium text-bata empty:hidden">
        {problem}
      </p>
    </form>
  );
}
