import { Field, type FieldTexts } from "../fields/Field";
import { DayInput, type DayInputProps } from "./DayInput";

type DayFieldProps = FieldTexts & Omit<DayInputProps, "id" | "className">;

/** A day with its label, in administrators' forms. */
export function DayField({ label, error, hint, className, ...input }: DayFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className} controlProps={input}>
      {(control) => <DayInput {...input} {...control} className="field h-10 pl-3.5 sm:text-sm" />}
    </Field>
  );
}
