import type { CompositionEvent, InputEvent } from "react";
import { TextField, type TextFieldProps } from "../forms/fields/TextField";
import { formatCode, normalizeCode } from "./activationCode";

/** Input for the code on an activation slip: groups the characters while typing and keeps the caret in place. */
export function CodeField(props: TextFieldProps) {
  const onInput = ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
    // During IME composition, changing the value would duplicate the characters.
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
      // Longer than a code, since pasted text may carry other characters, which are removed.
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
  const caret = isEnd
    ? grouped.length
    : charactersBefore.length > 4
      ? charactersBefore.length + 1
      : charactersBefore.length;
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
}
