import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldTexts } from "./Field";

type CompactFieldProps = FieldTexts & Omit<ComponentProps<"input">, "className"> & { end?: ReactNode };

/** Compact text field for administrators' screens. */
export function CompactField({ label, error, hint, className, end, ...input }: CompactFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className} controlProps={input}>
      {(control) => (
        <>
          <input
            type="text"
            autoComplete="off"
            {...input}
            {...control}
            className={`field h-10 pl-3.5 sm:text-sm ${end ? "pr-28" : "pr-3.5"}`}
          />
          {end}
        </>
      )}
    </Field>
  );
}

type CompactSelectProps = FieldTexts & Omit<ComponentProps<"select">, "className">;

export function CompactSelect({ label, error, hint, className, children, ...select }: CompactSelectProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className} controlProps={select}>
      {(control) => (
        <select {...select} {...control} className="field compact-select h-10 sm:text-sm">
          {children}
        </select>
      )}
    </Field>
  );
}

type CompactTextAreaProps = FieldTexts & Omit<ComponentProps<"textarea">, "className">;

/** Grows with its content. */
export function CompactTextArea({ label, error, hint, className, ...textarea }: CompactTextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className} controlProps={textarea}>
      {(control) => (
        <textarea
          rows={4}
          {...textarea}
          {...control}
          className="field field-sizing-content min-h-24 px-3.5 py-2.5 sm:text-sm"
        />
      )}
    </Field>
  );
}
