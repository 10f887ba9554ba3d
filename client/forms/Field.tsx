import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";

export interface FieldTexts {
  label: string;
  /** What is wrong with it; read with the field. */
  error?: string | undefined;
  /** What to fill in, where the label does not say it. */
  hint?: ReactNode;
  className?: string;
}

interface ControlAria {
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
  "aria-describedby"?: string | undefined;
}

interface FieldProps extends FieldTexts {
  /** What the control was given besides. */
  controlProps: ControlAria;
  children: (control: ControlAria & { id: string }) => ReactNode;
}

/** A control with its label, and with what there is to say of it. */
export function Field({ label, error, hint, className, controlProps: given, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-salah`, given["aria-describedby"], hint && `${id}-petunjuk`].filter(Boolean);
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <div className="relative mt-1.5">
        {children({
          id,
          "aria-invalid": error ? true : given["aria-invalid"],
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
