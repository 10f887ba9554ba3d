import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldTexts } from "./Field";

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "className"> {
  /** A control at the end of the field. */
  end?: ReactNode;
}

export function TextField({ label, error, hint, className, end, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className} controlProps={input}>
      {(control) => (
        <>
          <input {...input} {...control} className={`field h-13 ${end ? "pr-13" : "pr-4"}`} />
          {end}
        </>
      )}
    </Field>
  );
}
