import { X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { Field, type FieldTexts } from "../../forms/fields/Field";
import { foldKey } from "../../../common/fold";

interface SubjectsFieldProps extends FieldTexts {
  value: readonly string[];
  onChange: (value: string[]) => void;
  name?: string;
}

/** Not a comma, which names such as "Soekarno, 1901-1970" contain. */
const SEPARATOR = ";";

/** Free-text subjects: Enter, a semicolon or leaving the field adds one. */
export function SubjectsField({ value, onChange, name, ...texts }: SubjectsFieldProps) {
  const [typed, setTyped] = useState("");
  const [announced, setAnnounced] = useState("");
  const field = useRef<HTMLInputElement>(null);

  const add = (text: string) => {
    const known = new Set(value.map((name) => foldKey(name)));
    const added = text
      .split(SEPARATOR)
      .map((part) => part.trim())
      .filter((part) => part !== "" && !known.has(foldKey(part)) && known.add(foldKey(part)));
    setTyped("");
    if (added.length === 0) return;
    onChange([...value, ...added]);
    setAnnounced(`${added.join(", ")} ditambahkan.`);
  };
  const remove = (subject: string) => {
    onChange(value.filter((other) => other !== subject));
    setAnnounced(`${subject} dikeluarkan.`);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const last = value.at(-1);
    if (event.key === "Enter" && typed.trim() !== "") {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "" && last !== undefined) {
      remove(last);
    }
  };

  return (
    // As with authors, the chosen ones come before the field in the order of the Tab key.
    <div className={`flex flex-col-reverse ${texts.className ?? ""}`}>
      {value.length > 0 && (
        <ul aria-label={`${texts.label} yang dipilih`} className="mt-2 flex flex-wrap gap-2">
          {value.map((subject) => (
            <li
              key={subject}
              className="flex max-w-full items-center rounded-lg border border-line bg-card pl-3 text-sm"
            >
              <span className="min-w-0 wrap-anywhere">{subject}</span>
              <button
                type="button"
                onClick={() => remove(subject)}
                aria-label={`Keluarkan ${subject}`}
                className="icon-button size-8"
              >
                <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field {...texts} className="" controlProps={{}}>
        {(control) => (
          <input
            {...control}
            ref={field}
            name={name}
            type="text"
            autoComplete="off"
            maxLength={255}
            value={typed}
            onChange={({ target }) => (target.value.includes(SEPARATOR) ? add(target.value) : setTyped(target.value))}
            onKeyDown={onKeyDown}
            onBlur={() => add(typed)}
            className="field h-10 pr-3.5 pl-3.5 sm:text-sm"
          />
        )}
      </Field>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </div>
  );
}
