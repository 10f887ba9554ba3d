import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";

export interface FieldTexts {
  label: string;
  /** Error message, announced with the field. */
  error?: string | undefined;
  /** Help text, where the label is not enough. */
  hint?: ReactNode;
  className?: string;
}

interface ControlAria {
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
  "aria-describedby"?: string | undefined;
}

interface FieldProps extends FieldTexts {
  /** ARIA attributes of the control. */
  controlProps: ControlAria;
  children: (control: ControlAria & { id: string }) => ReactNode;
}

/** A form control with label, error and hint. */
export function Field({ label, error, hint, className, controlProps, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-salah`, controlProps["aria-describedby"], hint && `${id}-petunjuk`].filter(
    Boolean,
  );
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <div className="relative mt-1.5">
        {children({
          id,
          "aria-invalid": error ? true : controlProps["aria-invalid"],
          "aria-describedby": described.join(" ") || undefined,
        })}
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
