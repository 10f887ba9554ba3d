import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldTexts } from "./Field";

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "className" | "size"> {
  /** A control of its own at the end of the field. */
  end?: ReactNode;
  /** `desk` is the administrators' denser one. */
  size?: "regular" | "desk";
}

export function TextField({ label, error, hint, className, end, size = "regular", ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className} given={input}>
      {(control) => (
        <>
          <input {...input} {...control} className={`field ${size === "desk" ? "h-10 sm:text-sm" : "h-13"} ${end ? "pr-13" : "pr-4"}`} />
          {end}
        </>
      )}
    </Field>
  );
}
