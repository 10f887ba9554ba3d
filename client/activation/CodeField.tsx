import type { CompositionEvent, InputEvent } from "react";
import { TextField, type TextFieldProps } from "../forms/TextField";
import { formatCode, normalizeCode } from "./activationCode";

/** For the code on a slip: it is grouped while one types, and the cursor stays where it was. */
export function CodeField(props: TextFieldProps) {
  const onInput = ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
    // A phone's keyboard that is still making up a word would write it twice.
    if (!(nativeEvent as Partial<globalThis.InputEvent>).isComposing) formatField(currentTarget);
  };
  const onEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement> | { currentTarget: HTMLInputElement }) =>
    formatField(currentTarget);
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

function formatField(field: HTMLInputElement): void {
  const grouped = formatCode(field.value);
  if (grouped === field.value) return;
  const charactersBefore = normalizeCode(field.value.slice(0, field.selectionStart ?? field.value.length));
  const isEnd = charactersBefore.length === normalizeCode(field.value).length;
  field.value = grouped;
  const caret = isEnd ? grouped.length : charactersBefore.length > 4 ? charactersBefore.length + 1 : charactersBefore.length;
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
}
