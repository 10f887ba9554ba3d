import type { ComponentProps } from "react";
import type { RegisterOptions } from "react-hook-form";
import { DeskField } from "../../../../forms/DeskField";
import type { BookFormField, BookFormValues } from "../values/bookFormValues";
import { bookLabels } from "../values/bookLabels";
import type { BookFormState } from "../useBookForm";

type TextName = { [Name in BookFormField]: BookFormValues[Name] extends string ? Name : never }[BookFormField];

interface TypedFieldProps extends Omit<ComponentProps<typeof DeskField>, "name" | "label" | "error"> {
  state: BookFormState;
  name: TextName;
  rules?: RegisterOptions<BookFormValues, TextName>;
  label?: string;
}

/** A field of the form that is written by hand. */
export function TypedField({
  state: { form, base },
  name,
  rules,
  label = bookLabels[name],
  ...field
}: TypedFieldProps) {
  // The value stands in the server's page too.
  return (
    <DeskField
      {...field}
      {...form.register(name, rules)}
      defaultValue={base.values[name]}
      label={label}
      error={form.formState.errors[name]?.message}
    />
  );
}
