import { useState } from "react";
import { CompactField } from "../../forms/fields/CompactField";
import { millimetresText, parseMillimetres } from "./millimetres";

interface MeasureFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  isCount?: boolean | undefined;
}

/** A measure as it is typed here, `5,2`; what is no number changes nothing. */
export function MeasureField({ label, value, onChange, min, max, isCount = false }: MeasureFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const problemOf = (text: string) => {
    const number = parseMillimetres(text);
    const isWrong = number === null || number < min || number > max || (isCount && !Number.isInteger(number));
    return isWrong ? `Isi antara ${min} dan ${max}.` : undefined;
  };
  return (
    <CompactField
      label={label}
      inputMode="decimal"
      maxLength={8}
      value={typed ?? millimetresText(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = parseMillimetres(target.value);
        if (number !== null && problemOf(target.value) === undefined) onChange(number);
      }}
      onBlur={() => setTyped(null)}
      error={typed === null ? undefined : problemOf(typed)}
    />
  );
}
