import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useDeskView } from "../../../../admin/deskView";
import { bookLabels } from "../../bookLabels";
import type { BookFormState } from "../useBookForm";
import { type BookFormField, emptyBook, isSame } from "../values/bookFormValues";

/** What most books need: always in sight. */
const FIRST_FIELDS: readonly BookFormField[] = [
  "title",
  "isbn",
  "authors",
  "classification",
  "callNumber",
  "copies",
  "firstItemCode",
  // Beside the form, with its file.
  "digitalFileAccess",
];
const MORE_FIELDS = (Object.keys(bookLabels) as BookFormField[]).filter((name) => !FIRST_FIELDS.includes(name));

interface MoreFieldsProps {
  state: BookFormState;
  children: ReactNode;
}

/**
 * The fields that few books need, folded until somebody opens them, which the browser remembers. What is in the fold
 * is told, and a field in it that is wrong or not saved opens it.
 */
export function MoreFields({ state: { values, changed, form }, children }: MoreFieldsProps) {
  const { showsWholeBook, change } = useDeskView();
  const [isOpen, setIsOpen] = useState(showsWholeBook);
  const needsEyes = MORE_FIELDS.some((name) => changed.includes(name) || form.errors[name] !== undefined);
  const [didNeedEyes, setDidNeedEyes] = useState(needsEyes);
  if (needsEyes !== didNeedEyes) {
    setDidNeedEyes(needsEyes);
    if (needsEyes) setIsOpen(true);
  }
  const filled = MORE_FIELDS.filter((name) => !isSame(values[name], emptyBook[name])).map((name) => bookLabels[name]);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)} className="group">
      <summary
        // What opens it for an error is not remembered.
        onClick={() => change({ showsWholeBook: !isOpen })}
        className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-2xl border border-line bg-card px-4 py-3 sm:px-6"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-serif text-lg font-semibold">Data lainnya</span>
          <span className="block truncate text-sm text-muted">
            {filled.length === 0
              ? "Penerbit, kategori, lokasi, subjek, deskripsi, dan lainnya"
              : `${filled.length} terisi: ${filled.join(", ")}`}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mt-5 grid grid-cols-1 gap-5">{children}</div>
    </details>
  );
}
