import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./Field";

type TextAreaProps = FieldTexts & Omit<ComponentProps<"textarea">, "className">;

/** Multi-line text that grows with its content. */
export function TextArea({ label, error, hint, className, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className} controlProps={textarea}>
      {(control) => (
        <textarea rows={2} {...textarea} {...control} className="field field-sizing-content min-h-13 py-3 pr-4" />
      )}
    </Field>
  );
}
