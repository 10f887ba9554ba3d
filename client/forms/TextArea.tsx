import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./Field";

type TextAreaProps = FieldTexts & Omit<ComponentProps<"textarea">, "className">;

/** For text of several lines: it grows with what is written. */
export function TextArea({ label, error, hint, className, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className} controlProps={textarea}>
      {(control) => (
        <textarea rows={2} {...textarea} {...control} className="field field-sizing-content min-h-13 py-3 pr-4" />
      )}
    </Field>
  );
}
