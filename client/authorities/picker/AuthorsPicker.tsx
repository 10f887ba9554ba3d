import { useRef, useState } from "react";
import { foldKey } from "../../../common/fold";
import { type AuthorMove, AuthorRow } from "./AuthorRow";
import type { PickedAuthor } from "./pickedRecords";
import { pickedAuthorName, roleOf } from "./pickedAuthor";
import { type ComboboxProps, RecordCombobox } from "./RecordCombobox";

interface AuthorsPickerProps extends Omit<ComboboxProps<"authors">, "list" | "excludedIds" | "ref"> {
  value: readonly PickedAuthor[];
  onChange: (value: PickedAuthor[]) => void;
}

/** The authors of a book in title-page order. Text that matches no record becomes a new author. */
export function AuthorsPicker({ value, onChange, className, ...combobox }: AuthorsPickerProps) {
  const field = useRef<HTMLInputElement>(null);
  const [announced, setAnnounced] = useState("");
  const keys = value.map(authorKey);

  const add = (author: PickedAuthor | null) => {
    const known = author === null ? undefined : value.find((other) => isSame(other, author));
    // Added by its name before the list has answered: it was there already.
    if (known?.id === null && author !== null) {
      onChange(value.map((other) => (other === known ? { ...author, role: roleOf(known) } : other)));
    }
    if (author === null || known !== undefined) return;
    onChange([...value, { ...author, role: "AUTHOR" }]);
    setAnnounced(`${pickedAuthorName(author)} ditambahkan, penulis ke-${value.length + 1}.`);
  };
  const move = (from: number, step: AuthorMove) => {
    const author = value[from];
    const other = value[from + step];
    if (author === undefined || other === undefined) return;
    onChange(value.map((current, index) => (index === from ? other : index === from + step ? author : current)));
    setAnnounced(`${pickedAuthorName(author)} sekarang penulis ke-${from + step + 1}.`);
  };
  const remove = (author: PickedAuthor) => {
    onChange(value.filter((other) => other !== author));
    setAnnounced(`${pickedAuthorName(author)} dikeluarkan.`);
    field.current?.focus();
  };

  return (
    // The chosen ones stand below the field but before it in the order of the Tab key: forward, each field is one stop.
    <div className={`flex flex-col-reverse ${className ?? ""}`}>
      {value.length > 0 && (
        <ol
          aria-label={`${combobox.label} yang dipilih`}
          className="mt-2 divide-y divide-line rounded-xl border border-line"
        >
          {value.map((author, index) => (
            <AuthorRow
              key={keys[index]}
              author={author}
              isFirst={index === 0}
              isLast={index === value.length - 1}
              onMove={(step) => move(index, step)}
              onRemove={() => remove(author)}
              onChange={(changed) => onChange(value.map((other) => (other === author ? changed : other)))}
            />
          ))}
        </ol>
      )}
      <RecordCombobox
        allowNew
        placeholder="Contoh: Hirata, Andrea"
        {...combobox}
        ref={field}
        list="authors"
        takesSeveral
        displayText=""
        excludedIds={value.flatMap(({ id }) => (id === null ? [] : [id]))}
        onChoose={add}
      />
      <span role="status" className="sr-only">
        {announced}
      </span>
    </div>
  );
}

function authorKey(author: PickedAuthor): string {
  return author.id ?? foldKey(pickedAuthorName(author));
}

function isSame(one: PickedAuthor, other: PickedAuthor): boolean {
  return one.id !== null && other.id !== null
    ? one.id === other.id
    : foldKey(pickedAuthorName(one)) === foldKey(pickedAuthorName(other));
}
