export interface TableSelect {
  /** As the URL and REST name it. */
  name: string;
  label: string;
  choices: readonly (readonly [value: string, text: string])[];
}

interface FilterSelectProps extends Omit<TableSelect, "name"> {
  name?: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** The choices of a code, as URLs and REST write it. */
export function codeChoices(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([code, label]) => [code.toLowerCase(), label] as const);
}

/** One of a list's filters, or its order. */
export function FilterSelect({ name, label, choices, value, onChange, className = "" }: FilterSelectProps) {
  return (
    <select
      name={name}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={`select min-w-0 border-field bg-card pr-9 pl-3.5 lg:h-9 lg:rounded-lg ${className}`}
    >
      {choices.map(([value, choice]) => (
        <option key={value} value={value}>
          {choice}
        </option>
      ))}
    </select>
  );
}
