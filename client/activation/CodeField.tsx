import type { CompositionEvent, InputEvent } from "react";
import { TextField, type TextFieldProps } from "../forms/TextField";
import { groupedCode, signsOf } from "./activationCode";

/** For the code on a slip: it is grouped while one types, and the cursor stays where it was. */
export function CodeField(props: TextFieldProps) {
  const onInput = ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
    // A phone's keyboard that is still making up a word would write it twice.
    if (!(nativeEvent as Partial<globalThis.InputEvent>).isComposing) group(currentTarget);
  };
  const onEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement> | { currentTarget: HTMLInputElement }) =>
    group(currentTarget);
  return (
    <TextField
      {...props}
      onInput={onInput}
      onCompositionEnd={onEnd}
      onBlur={onEnd}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      // Whatever stands around it where it was copied is dropped first.
      maxLength={60}
    />
  );
}

function group(field: HTMLInputElement): void {
  const grouped = groupedCode(field.value);
  if (grouped === field.value) return;
  const before = signsOf(field.value.slice(0, field.selectionStart ?? field.value.length));
  const isEnd = before.length === signsOf(field.value).length;
  field.value = grouped;
  const place = isEnd ? grouped.length : before.length > 4 ? before.length + 1 : before.length;
  if (document.activeElement === field) field.setSelectionRange(place, place);
}
