import type { ComponentProps } from "react";
import type { RegisterOptions } from "react-hook-form";
import { CompactField } from "../../../../forms/fields/CompactField";
import type { BookFormField, BookFormValues } from "../values/bookFormValues";
import { bookLabels } from "../../bookLabels";
import type { BookFormState } from "../useBookForm";

type TextFieldName = { [Name in BookFormField]: BookFormValues[Name] extends string ? Name : never }[BookFormField];

interface TextFormFieldProps extends Omit<ComponentProps<typeof CompactField>, "name" | "label" | "error"> {
  state: BookFormState;
  name: TextFieldName;
  rules?: RegisterOptions<BookFormValues, TextFieldName>;
  label?: string;
}

/** A text field of the form. */
export function TextFormField({
  state: { form, base },
  name,
  rules,
  label = bookLabels[name],
  ...field
}: TextFormFieldProps) {
  // Also rendered on the server.
  return (
    <CompactField
      {...field}
      {...form.register(name, rules)}
      defaultValue={base.values[name]}
      label={label}
      error={form.formState.errors[name]?.message}
    />
  );
}
