import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

export interface TextFieldProps extends ComponentProps<"input"> {
  label: string;
  /** What is wrong with it; read with the field. */
  error?: string | undefined;
  /** What to fill in, where the label does not say it. */
  hint?: ReactNode;
  /** A control of its own at the end of the field. */
  end?: ReactNode;
}

export function TextField({ label, error, hint, end, className = "", ...input }: TextFieldProps) {
  const id = useId();
  const described = [error && `${id}-salah`, input["aria-describedby"], hint && `${id}-petunjuk`].filter(Boolean);
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <div className="relative mt-1.5">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : input["aria-invalid"]}
          aria-describedby={described.join(" ") || undefined}
          className={`field ${end ? "pr-13" : "pr-4"}`}
        />
        {end}
      </div>
      {error && (
        <p id={`${id}-salah`} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-bata">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.75 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-petunjuk`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
