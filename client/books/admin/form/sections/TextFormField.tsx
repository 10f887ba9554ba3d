import { type ComponentProps, useEffect, useRef } from "react";
import { CompactField } from "../../../../forms/fields/CompactField";
import { bookLabels } from "../../bookLabels";
import type { BookFormField, BookFormValues } from "../values/bookFormValues";
import type { BookFormState } from "../useBookForm";

export type TextFieldName = {
  [Name in BookFormField]: string extends BookFormValues[Name] ? Name : never;
}[BookFormField];

interface TextFormFieldProps extends Omit<ComponentProps<typeof CompactField>, "name" | "label" | "error"> {
  state: BookFormState;
  name: TextFieldName;
  label?: string;
}

/** A text field of the form. */
export function TextFormField({ state, name, label = bookLabels[name], ...field }: TextFormFieldProps) {
  return <CompactField {...field} {...useTextField<HTMLInputElement>(state, name)} label={label} />;
}

/** What ties a text element to its field. */
export function useTextField<Element extends HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
  { form, values }: BookFormState,
  name: TextFieldName,
) {
  const { getValues, setValue } = form;
  const ref = useRef<Element>(null);
  // What was typed into the server's HTML before the script came.
  useEffect(() => {
    const typed = ref.current?.value;
    if (typed !== undefined && typed !== getValues()[name]) setValue(name, typed);
  }, [name, getValues, setValue]);
  return {
    ref,
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValue(name, target.value),
    error: form.errors[name],
  };
}
