import { TextField, type TextFieldProps } from "../../forms/fields/TextField";

const DIGITS = { letterSpacing: "0.3em", fontSize: "1.25rem", fontVariantNumeric: "tabular-nums" } as const;

/** The six digits that an app shows: phones offer digits alone, and a paste may have a space in it. */
export function OneTimeCodeField(props: TextFieldProps) {
  return (
    <TextField
      {...props}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={20}
      style={DIGITS}
    />
  );
}
