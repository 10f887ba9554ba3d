import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldTexts } from "./Field";

type DeskFieldProps = FieldTexts & Omit<ComponentProps<"input">, "className"> & { end?: ReactNode };

/** A text field as dense as the administrators' screens are. */
export function DeskField({ label, error, hint, className, end, ...input }: DeskFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className} given={input}>
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

type DeskSelectProps = FieldTexts & Omit<ComponentProps<"select">, "className">;

export function DeskSelect({ label, error, hint, className, children, ...select }: DeskSelectProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className} given={select}>
      {(control) => (
        <select {...select} {...control} className="field desk-select h-10 sm:text-sm">
          {children}
        </select>
      )}
    </Field>
  );
}

type DeskTextAreaProps = FieldTexts & Omit<ComponentProps<"textarea">, "className">;

/** It grows with what is written. */
export function DeskTextArea({ label, error, hint, className, ...textarea }: DeskTextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className} given={textarea}>
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
